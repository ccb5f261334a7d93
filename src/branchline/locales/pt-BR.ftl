### Todas as frases do Branchline em português do Brasil: regras, recusas, acontecimentos, perguntas e palavras da mesa.
### Os nomes das cidades não estão aqui: são dos mapas. Os parâmetros estão explicados no começo de en.ftl.
### Palavras: track = rota, space = espaço, turn = turno, round = rodada, wild = curinga, display = cartas abertas,
### deck = baralho, stock = reserva. Em português 0 conta como singular: todo plural traz a variante [0].

## The rules

section-C-SET = Comum: preparação
rule-C-SET-1 = De 2 a 5 jogadores. Cada um tem sua cor: azul, vermelho, verde, amarelo, preto.
rule-C-SET-2 = Nos manuais começa quem mais viajou; o jogo segue em sentido horário. [decidido] O lugar que começa é sorteado a partir da semente da partida ou escolhido pelo anfitrião.
rule-C-SET-3 = Todos os jogadores escolhem bilhetes ao mesmo tempo e em segredo; ninguém espera a vez para escolher, e o primeiro turno começa quando o último tiver escolhido. [decidido] Os bilhetes não mantidos de vários jogadores vão para o fundo do baralho na ordem dos lugares, não importa quem respondeu primeiro.

section-C-TURN = Comum: um turno
rule-C-TURN-1 = O jogador faz uma ação por turno, e é obrigado a fazer uma se houver alguma possível.
rule-C-TURN-2 = [decidido] Quem não pode fazer absolutamente nada (nem carta para pegar, nem bilhete para comprar, nem nada que possa pagar) passa; só então é permitido passar. Se todos passarem em uma rodada, o jogo termina e é pontuado.

section-C-ACT = Comum: quem pode agir
rule-C-ACT-1 = Um jogador só age quando o jogo lhe pede: no seu turno ou quando tem uma escolha própria em aberto.
rule-C-ACT-2 = O que foi começado (segunda carta, escolha de bilhetes, túnel a pagar) é terminado antes de qualquer outra coisa.
rule-C-ACT-3 = As cartas jogadas têm de estar na mão; os bilhetes mantidos têm de estar entre os oferecidos.

section-C-DRAW = Comum: pegar cartas
rule-C-DRAW-1 = Duas cartas, uma depois da outra; cada uma das cartas abertas ou às cegas do topo de um baralho. A segunda é escolhida depois de ver a primeira e a carta que a substituiu. [decidido] A segunda carta não é opcional quando há uma para pegar (dois manuais dizem “até duas”, dois “pode”; outros programas e a maioria das mesas pegam duas). A opção second_card (must por padrão, may ao pé da letra) permite ao anfitrião torná-la opcional.
rule-C-DRAW-2 = Uma carta aberta que é pega é substituída na hora por uma do baralho.
rule-C-DRAW-3 = Um curinga pego das cartas abertas é a única carta do turno.
rule-C-DRAW-4 = Um curinga aberto não pode ser a segunda carta, quer já estivesse lá, quer tenha acabado de substituir a primeira.
rule-C-DRAW-5 = Um curinga comprado às cegas conta como uma carta comum: o jogador ainda pega duas.
rule-C-DRAW-6 = Sempre que três das cartas abertas são curingas, todas as abertas são descartadas e abrem-se novas. Isso vale também na preparação, e se repete se for preciso. [decidido] Isso para, e as cartas abertas ficam, quando, com as cartas que não estão nas mãos, não é possível abrir menos de três curingas.
rule-C-DRAW-7 = Quando um baralho acaba, sua pilha de descarte é embaralhada na hora e vira o novo baralho. [decidido] Se nesse momento não houver descarte, os próximos descartes viram o baralho quando uma carta for necessária.
rule-C-DRAW-8 = Sem carta no baralho e no descarte, não é possível comprar às cegas. [decidido] Os manuais param aí a ação toda, pensando em uma mesa sem nenhuma carta; aqui o que ainda está aberto pode ser pego, um espaço vazio fica vazio até que uma carta possa preenchê-lo e então é preenchido na hora, e um turno sem segunda carta possível termina com uma só.
rule-C-DRAW-9 = A mão não tem limite.

section-C-CLAIM = Comum: controlar rotas
rule-C-CLAIM-1 = Uma rota por turno, qualquer rota livre do tabuleiro; ela não precisa encostar nas outras do jogador.
rule-C-CLAIM-2 = Custo: um conjunto de cartas de uma só cor, tantas quantos os espaços da rota; uma rota colorida pede a sua cor, uma cinza aceita qualquer cor, mas uma só.
rule-C-CLAIM-3 = Curingas substituem qualquer número de cartas do conjunto, até todas.
rule-C-CLAIM-4 = O jogador precisa ter na reserva tantas peças quantos os espaços, e coloca uma em cada espaço. A rota é controlada inteira em um só turno.
rule-C-CLAIM-5 = Os pontos pelo comprimento da rota são marcados na hora. As cartas jogadas vão para a pilha de descarte.
rule-C-CLAIM-6 = Rotas duplas (duas rotas, as mesmas duas cidades, mesmo comprimento, lado a lado): um jogador nunca controla as duas.
rule-C-CLAIM-7 = Com 2 ou 3 jogadores, quando uma das rotas de uma rota dupla é controlada, a outra fica fechada para todos. (É o que dizem os manuais da América do Norte e dos Grandes Lagos; na Europa, veja E-DBL-1.)

section-C-TIX = Comum: bilhetes
rule-C-TIX-1 = São comprados do topo; menos, se restarem menos; se não restar nenhum, a ação não existe.
rule-C-TIX-2 = Dos comprados durante o jogo, pelo menos um é mantido; os outros vão virados para baixo para o fundo do baralho, [decidido] na ordem em que vieram.
rule-C-TIX-3 = Um bilhete mantido fica até o fim do jogo, e é secreto até lá. Não há limite de bilhetes.
rule-C-TIX-4 = No fim: os pontos do bilhete são somados se as rotas do próprio jogador ligam as duas cidades sem interrupção, e subtraídos se não.

section-C-END = Comum: o fim
rule-C-END-1 = Verificado no fim de cada turno: o primeiro jogador cuja reserva chega ao limite do mapa inicia os últimos turnos; todos, inclusive ele, jogam então o número de turnos a mais que o mapa indica. Quem chega ao limite depois não muda nada.
rule-C-END-2 = Depois do último turno todos os bilhetes são revelados e pontuados.
rule-C-END-3 = [decidido] Um jogo não trava: quando por vinte rodadas completas seguidas (20 vezes o número de jogadores em turnos consecutivos, a partir de qualquer lugar) ninguém pegou uma carta, controlou uma rota, comprou bilhetes ou construiu (só trocas, túneis abandonados e passes), ele termina e é pontuado, e os jogadores ficam sabendo por quê. Vinte, porque desistir de um túnel ou trocar peças é um turno comum: nenhum jogo que pessoas ou robôs jogam a sério pode terminar assim.

section-C-LONG = Comum: a rota mais longa (América do Norte, Europa)
rule-C-LONG-1 = A sequência contínua mais longa de peças de um jogador: voltas e várias passagens pela mesma cidade são permitidas, nenhuma peça conta duas vezes. Exata, não aproximada.
rule-C-LONG-2 = 10 pontos para quem tem a mais longa; todos os empatados ganham 10. [decidido] Quem não controla nenhuma rota não ganha nada.

section-N = América do Norte
rule-N-1 = 45 trens para cada um; 110 cartas: 12 de cada cor, roxo, azul, laranja, branco, verde, amarelo, preto, vermelho; 14 curingas.
rule-N-2 = 4 cartas para cada um; 5 cartas abertas; 30 bilhetes, 3 para cada um, mantendo pelo menos 2; os outros vão para o fundo do baralho.
rule-N-3 = Ações: pegar cartas, controlar uma rota, comprar 3 bilhetes (manter pelo menos 1).
rule-N-4 = Pontos por comprimento de 1 a 6: 1, 2, 4, 7, 10, 15.
rule-N-5 = Limite de 2 trens ou menos; mais um turno para cada um.
rule-N-6 = Empate: mais bilhetes completados; depois o bônus da rota mais longa; [decidido] depois vitória compartilhada.

section-E-SET = Europa: preparação
rule-E-SET-1 = 45 trens e 3 estações para cada um; 110 cartas como na América do Norte; 4 cartas para cada um; 5 cartas abertas.
rule-E-SET-2 = 46 bilhetes: 6 longos, 40 comuns. Um longo para cada um, ao acaso; os outros longos saem do jogo sem serem vistos. Três comuns para cada um. Mantêm-se pelo menos 2 dos 4, de qualquer tipo; os outros saem do jogo sem serem vistos.

section-E-ACT = Europa: ações
rule-E-ACT-1 = Ações: pegar cartas, controlar uma rota, comprar 3 bilhetes (manter pelo menos 1; os outros para o fundo), construir uma estação.

section-E-PTS = Europa: pontos
rule-E-PTS-1 = Pontos por comprimento 1, 2, 3, 4, 6, 8: 1, 2, 4, 7, 15, 21.

section-E-DBL = Europa: rotas duplas
rule-E-DBL-1 = Um jogador nunca controla as duas rotas de uma rota dupla. [decidido] A edição grega omite o fechamento para 2 ou 3 jogadores, mas cita balsas, túneis e estações como as novidades em relação ao jogo básico, e a edição inglesa o traz: por isso C-CLAIM-7 vale aqui também. A opção close_doubles_below (4 por padrão, em todos os mapas) permite ao anfitrião abrir as rotas duplas.
rule-E-DBL-2 = Rotas que correm lado a lado por um trecho mas ligam cidades diferentes não são duplas.

section-E-FER = Europa: balsas
rule-E-FER-1 = Balsas são rotas cinzas com N símbolos de locomotiva: o pagamento precisa ter pelo menos N curingas; o resto é de uma só cor, ou mais curingas.

section-E-TUN = Europa: túneis
rule-E-TUN-1 = Túneis: o jogador põe na mesa as cartas da rota; então as três cartas do topo do baralho são viradas.
rule-E-TUN-2 = Para cada uma das três que tem a cor jogada, e para cada curinga, é preciso acrescentar uma carta dessa cor (ou um curinga). Só então o jogador passa a controlar a rota do túnel.
rule-E-TUN-3 = Se só curingas foram jogados: só os curingas virados contam, e só curingas pagam as cartas extras.
rule-E-TUN-4 = Quem não pode ou não quer pagar pega de volta as cartas jogadas; o turno acaba e nenhuma rota é controlada.
rule-E-TUN-5 = As cartas viradas são descartadas no fim desse turno, nos dois casos; as cartas jogadas não estão no descarte quando as três são viradas (portanto um embaralhamento nessa hora não as inclui).
rule-E-TUN-6 = Menos de três cartas disponíveis: viram-se as que houver; nenhuma: nenhum custo extra.

section-E-STA = Europa: estações
rule-E-STA-1 = Uma estação pode ser construída em qualquer cidade que não tenha uma, com ou sem rotas; uma por turno, três por jogador ao todo; nunca duas estações em uma cidade.
rule-E-STA-2 = A primeira custa 1 carta, a segunda 2 de uma cor, a terceira 3 de uma cor; curingas substituem qualquer uma.
rule-E-STA-3 = No fim, cada estação de um jogador permite usar uma rota de outro jogador que termina naquela cidade para ligar as cidades dos bilhetes: a mesma rota para todos os bilhetes. O dono escolhe no fim; [decidido] o programa escolhe o melhor total (mais pontos de bilhetes, depois mais bilhetes).
rule-E-STA-4 = Rotas emprestadas não contam para a rota mais longa.
rule-E-STA-5 = Cada estação não construída vale 4 pontos no fim.

section-E-END = Europa: o fim
rule-E-END-1 = Limite de 2 trens ou menos; mais um turno para cada um.

section-E-LONG = Europa: a rota mais longa
rule-E-LONG-1 = A rota mais longa vale 10 pontos (European Express).

section-E-TIE = Europa: empates
rule-E-TIE-1 = Empate: mais bilhetes completados; depois menos estações construídas; depois o bônus da rota mais longa; [decidido] depois vitória compartilhada.

section-G-SET = Grandes Lagos: preparação
rule-G-SET-1 = 80 cartas de trem: 11 de cada cor, roxo, amarelo, verde, vermelho, preto, branco, e 14 curingas. 60 cartas de navio: em cada cor 4 navios simples e 6 navios duplos. Dois baralhos, embaralhados à parte, cada um com sua pilha de descarte. O curinga é uma carta de trem.
rule-G-SET-2 = Símbolo de porto: 4 das 11 cartas de trem de cada cor e todos os 4 navios simples; navios duplos não têm.
rule-G-SET-3 = 2 cartas de trem e 2 cartas de navio para cada um; 6 cartas abertas: três de cada baralho.
rule-G-SET-4 = 55 bilhetes; 5 para cada um, mantendo pelo menos 3; os outros vão para o fundo do baralho.
rule-G-SET-5 = Depois de escolher seus bilhetes, cada jogador escolhe 50 peças entre 33 trens e 32 navios (portanto de 18 a 33 trens), em segredo, todas reveladas ao mesmo tempo; as outras 15 voltam para a caixa desse jogador. Se alguém à mesa é novo no jogo, todos levam 27 trens e 23 navios. 3 portos para cada um.

section-G-ACT = Grandes Lagos: ações
rule-G-ACT-1 = Ações: pegar cartas, controlar uma rota, comprar 4 bilhetes (manter pelo menos 1; os outros para o fundo), construir um porto, trocar peças.

section-G-DRAW = Grandes Lagos: pegar cartas
rule-G-DRAW-1 = As cartas abertas são repostas de qualquer um dos baralhos, à escolha de quem pegou; por isso podem ficar todas de trem ou todas de navio. Às cegas, pode-se comprar de qualquer um dos dois. Um baralho sem nada não pode ser escolhido; [decidido] se não houver nada nos dois, não há reposição, e os espaços vazios são preenchidos mais tarde, primeiro com o baralho de trens.
rule-G-DRAW-2 = Três curingas entre as seis: as seis vão para suas pilhas de descarte, e abrem-se três novas de cada baralho. [decidido] Onde um baralho não pode dar três, o outro completa.

section-G-CLAIM = Grandes Lagos: controlar rotas
rule-G-CLAIM-1 = Rotas de trem pedem cartas de trem e trens, rotas de navio pedem cartas de navio e navios. Nunca misturados, exceto curingas.
rule-G-CLAIM-2 = Um navio duplo cobre até dois espaços; o que sobra se perde, e só se colocam tantos navios quantos os espaços. [decidido] Um curinga cobre um espaço. Nenhuma carta supérflua pode ser jogada: o pagamento cobre os espaços exatamente, ou é só de navios duplos com um espaço de sobra.
rule-G-CLAIM-3 = Quais cartas de uma cor são gastas (com ou sem símbolo de porto, simples ou duplas) é escolha do jogador.

section-G-DBL = Grandes Lagos: rotas duplas
rule-G-DBL-1 = Uma rota de trem e uma de navio entre as mesmas cidades (Duluth-Thunder Bay, Muskegon-Traverse City) não são uma rota dupla: um jogador pode controlar as duas, e nenhuma fecha a outra.

section-G-PTS = Grandes Lagos: pontos
rule-G-PTS-1 = Pontos por comprimento de 1 a 9: 1, 2, 4, 7, 10, 15, 18, 21, 27.

section-G-HAR = Grandes Lagos: portos
rule-G-HAR-1 = Um porto é construído em uma cidade portuária sem porto onde o jogador controla uma rota de qualquer tipo; três por jogador ao todo.
rule-G-HAR-2 = Custo: duas cartas de trem e duas cartas de navio, todas da mesma cor, todas com o símbolo de porto; curingas substituem qualquer uma.
rule-G-HAR-3 = No fim um porto vale 10, 20 ou 30 pontos por um, dois, três ou mais bilhetes completados que trazem o nome da sua cidade; um bilhete conta para cada porto do jogador que ele cita. Um porto que nenhum bilhete completado cita vale 0.
rule-G-HAR-4 = Cada porto não construído custa 4 pontos no fim.

section-G-EXC = Grandes Lagos: trocar peças
rule-G-EXC-1 = Troca: qualquer número de peças de um tipo da reserva por tantas do outro da própria caixa, -1 ponto cada; ocupa o turno. Nunca mais do que a caixa tem. [decidido] A pontuação pode ficar abaixo de zero.

section-G-END = Grandes Lagos: o fim
rule-G-END-1 = Limite de 6 peças ou menos, dos dois tipos juntos; mais dois turnos para cada um.
rule-G-END-2 = Não há bônus de rota mais longa nem bônus por bilhetes. Vence a maior pontuação; [decidido] pontuações iguais dividem a vitória.

section-W-SET = Mundo: preparação
rule-W-SET-1 = Depois de escolher seus bilhetes, cada jogador escolhe 60 peças entre 25 trens e 50 navios (portanto de 10 a 25 trens), em segredo, todas reveladas ao mesmo tempo; as outras 15 voltam para a caixa desse jogador. Sugestão para uma primeira partida: 20 trens e 40 navios. 3 portos para cada um. (Substitui G-SET-5.)
rule-W-SET-2 = 3 cartas de trem e 7 cartas de navio para cada um; 6 cartas abertas: três de cada baralho. 65 bilhetes em um só baralho, 57 com duas cidades e 8 roteiros; 5 para cada um, mantendo pelo menos 3; os outros vão para o fundo do baralho. Mais tarde compram-se 4, mantendo pelo menos 1. (Substitui G-SET-3 e G-SET-4.)

section-W-MAP = Mundo: o tabuleiro
rule-W-MAP-1 = O mundo é redondo: algumas rotas saem do tabuleiro por uma borda e voltam pela outra. Cada uma delas é uma só rota comum.
rule-W-MAP-2 = A estrela no oceano do sul é um entroncamento: rotas terminam ali e se ligam por ele. Não é uma cidade: não tem porto e não está em nenhum bilhete.

section-W-PAIR = Mundo: rotas de pares
rule-W-PAIR-1 = Uma rota de pares custa, por espaço, duas cartas de trem da mesma cor; os pares de uma rota podem ter cores diferentes. Curingas substituem qualquer carta de um par, até as duas. As peças e os pontos são os do comprimento. Nenhum outro número de cartas e nenhuma outra mistura de cores são permitidos; o símbolo de porto não faz diferença.

section-W-TOUR = Mundo: roteiros
rule-W-TOUR-1 = Um roteiro é um bilhete com três a cinco cidades e pontos para três resultados. [decidido] Na ordem: um único percurso pelas rotas do próprio jogador, sem usar nenhuma rota duas vezes, passa pelas cidades na ordem impressa ou na inversa. Pode haver outras cidades entre elas, o percurso pode passar várias vezes por uma cidade, e por uma cidade do roteiro também fora da vez dela. Ligado: não há um percurso assim, mas as rotas do próprio jogador ligam todas as cidades. Perdido: algumas das cidades não estão ligadas; esses pontos são subtraídos.
rule-W-TOUR-2 = Um roteiro que pontua, na ordem ou ligado, é um bilhete completado e conta para um porto em qualquer cidade que ele cita.

section-W-PTS = Mundo: pontos
rule-W-PTS-1 = Pontos por comprimento de 1 a 8: 1, 2, 4, 7, 10, 15, 18, 21. (Substitui G-PTS-1.)

section-W-HAR = Mundo: portos
rule-W-HAR-1 = No fim um porto vale 20, 30 ou 40 pontos por um, dois, três ou mais bilhetes completados que trazem o nome da sua cidade; um bilhete conta para cada porto do jogador que ele cita. Um porto que nenhum bilhete completado cita vale 0. Cada porto não construído custa 4 pontos. (Substitui G-HAR-3.)

section-W-END = Mundo: o fim
rule-W-END-1 = Como nos Grandes Lagos: limite de 6 peças ou menos, dos dois tipos juntos; mais dois turnos para cada um. Não há bônus de rota mais longa. Vence a maior pontuação; [decidido] pontuações iguais dividem a vitória.

section-X = Exemplos
rule-X-1 = América do Norte: Montréal-New York pede três azuis; Montréal-Toronto, qualquer cor, uma só.
rule-X-2 = Europa: uma rota amarela de 3 é paga com três amarelas, duas e um curinga, uma e dois curingas, ou três curingas. Uma rota cinza de 2: duas vermelhas, uma amarela e um curinga, ou dois curingas.
rule-X-3 = Europa: Palermo-Smyrna, uma balsa de 6 com dois símbolos, é paga com quatro cartas de uma cor e dois curingas.
rule-X-4 = Europa: túneis. 2 vermelhas jogadas, 1 vermelha virada: mais 1 vermelha. 2 verdes jogadas, 1 curinga virado: mais 1 verde. 2 curingas jogados, 1 curinga virado: mais 1 curinga.
rule-X-5 = Grandes Lagos: uma rota de navio de 5 é paga com dois duplos e um simples, ou três duplos. Uma rota de navio branca de 4: dois duplos; quatro simples; dois simples e um duplo.
rule-X-6 = Grandes Lagos: um porto em Parry Sound é pago com um curinga, uma carta de navio amarela e duas cartas de trem amarelas, todas com o símbolo.
rule-X-7 = Grandes Lagos: portos em Chicago e Montréal; bilhetes Chicago-Timmins, Chicago-Montréal, Montréal-New York completados: 20 + 20.
rule-X-8 = Grandes Lagos: dois navios trocados por dois trens: -2 pontos, fim do turno.

## Refusals

refuse-C-SET-1 = Uma partida tem de 2 a 5 jogadores, não { $players }.
refuse-C-SET-2 = O lugar que começa tem de ser um dos lugares da partida.
refuse-C-SET-3 = O primeiro turno começa quando todos tiverem escolhido.
refuse-C-TURN-1 = Uma ação por turno, não mais.
refuse-C-TURN-2 = Você só pode passar quando não há mais nada a fazer.
refuse-C-ACT-1 = { $seat }: essa decisão não é sua agora.
refuse-C-ACT-2 = Outra coisa foi começada e precisa ser terminada primeiro.
refuse-C-ACT-3 = Você só pode jogar cartas da sua mão e manter bilhetes que lhe foram oferecidos.
    .card = Você não tem tantas cartas desta: { $card }.
    .ticket = { $ticket } não está entre os bilhetes oferecidos a você, ou foi citado duas vezes.
refuse-C-DRAW-1 = Você só pode parar depois da primeira carta, e só onde a segunda é opcional.
    .card = Esta carta não está entre as abertas: { $card }.
refuse-C-DRAW-2 = Aqui só há um baralho: as cartas abertas são repostas dele sem perguntar.
refuse-C-DRAW-3 = Um curinga das cartas abertas é a única carta do turno.
refuse-C-DRAW-4 = Um curinga aberto não pode ser a segunda carta.
refuse-C-DRAW-8 = Não há mais carta para comprar às cegas no baralho de { $deck }.
refuse-C-CLAIM-1 = A rota { $track } não está livre: alguém já a controla.
refuse-C-CLAIM-2 =
    { $colour_tag ->
        [gray] A rota { $track } pede { $length ->
            [0] { $length } cartas.
            [one] { $length } carta de qualquer cor, ou um curinga.
           *[other] { $length } cartas de uma só cor, qualquer uma; curingas podem substituir algumas ou todas.
        }
       *[other] A rota { $track } pede { $length ->
            [0] { $length } cartas desta cor: { $colour }.
            [one] { $length } carta desta cor: { $colour }; ou um curinga.
           *[other] { $length } cartas desta cor: { $colour }; curingas podem substituir algumas ou todas.
        }
    }
refuse-C-CLAIM-4 =
    A rota { $track } precisa de { $needed ->
        [0] { $needed } peças
        [one] { $needed } peça
       *[other] { $needed } peças
    } e você tem { $left }.
refuse-C-CLAIM-6 = Você controla a rota ao lado de { $track }, e ninguém pode controlar as duas de uma rota dupla.
refuse-C-CLAIM-7 = A rota { $track } está fechada: alguém já controla a rota ao lado, e com tão poucos jogadores só se usa uma das duas.
refuse-C-TIX-1 = Não há mais bilhetes para comprar.
refuse-C-TIX-2 =
    Mantenha pelo menos { $keep ->
        [0] { $keep } bilhetes
        [one] { $keep } bilhete
       *[other] { $keep } bilhetes
    }, não { $kept }.
refuse-C-END-2 = O jogo acabou.
refuse-N-2 = { refuse-C-TIX-2 }
refuse-N-3 = Este jogo não tem essa ação.
refuse-E-SET-2 = { refuse-C-TIX-2 }
refuse-E-ACT-1 = { refuse-N-3 }
refuse-E-DBL-1 = { refuse-C-CLAIM-6 }
refuse-E-FER-1 = A balsa { $track } precisa de mais curingas: pelo menos um para cada símbolo de locomotiva.
refuse-E-TUN-2 =
    O túnel pede exatamente mais { $extra ->
        [0] { $extra } cartas
        [one] { $extra } carta
       *[other] { $extra } cartas
    } da cor que você jogou; curingas podem substituir qualquer uma.
refuse-E-TUN-3 =
    Você jogou só curingas, então o túnel pede exatamente mais { $extra ->
        [0] { $extra } curingas
        [one] { $extra } curinga
       *[other] { $extra } curingas
    }.
refuse-E-TUN-4 = Não há túnel do qual desistir.
refuse-E-STA-1 = Você não pode construir uma estação em { $city }: já há uma lá, ou você não tem mais nenhuma.
refuse-E-STA-2 =
    Sua estação em { $city } custa { $cards ->
        [0] { $cards } cartas.
        [one] { $cards } carta.
       *[other] { $cards } cartas de uma cor; curingas podem substituir qualquer uma.
    }
refuse-G-SET-4 = { refuse-C-TIX-2 }
refuse-G-SET-5 = Escolha { $total } peças ao todo, com no máximo { $trains } trens e no máximo { $ships } navios.
refuse-G-ACT-1 = { refuse-N-3 }
refuse-G-DRAW-1 =
    { $deck_tag ->
        [train] O baralho de trens não tem mais carta para repor as abertas.
        [ship] O baralho de navios não tem mais carta para repor as abertas.
       *[other] Diga qual baralho repõe as cartas abertas.
    }
refuse-G-CLAIM-1 = Estas cartas não servem para { $track }: trens pedem cartas de trem, navios pedem cartas de navio, e curingas vão com os dois.
refuse-G-CLAIM-2 =
    As cartas precisam cobrir exatamente { $length ->
        [0] os { $length } espaços
        [one] o único espaço
       *[other] os { $length } espaços
    } de { $track }; só um pagamento feito apenas de navios duplos pode ter um espaço de sobra.
refuse-G-HAR-1 = Você não pode construir um porto em { $city }: é preciso uma cidade portuária sem porto, uma rota sua que termine lá e um porto na reserva.
refuse-G-HAR-2 = Um porto custa duas cartas de trem e duas cartas de navio da mesma cor, todas com o símbolo de porto; curingas podem substituir qualquer uma.
refuse-G-EXC-1 = Não há peças assim para pegar: { $take }.
    .most =
        { $most ->
            [0] Sua caixa ou sua reserva não tem mais peças para esta troca.
            [one] Assim você pode trocar { $most } peça, não { $count }.
           *[other] Assim você pode trocar de 1 a { $most } peças, não { $count }.
        }
refuse-W-SET-1 = { refuse-G-SET-5 }
refuse-W-SET-2 = { refuse-C-TIX-2 }
refuse-W-PAIR-1 =
    { $length ->
        [0] A rota { $track } pede { $cards } cartas de trem.
        [one] A rota { $track } pede { $cards } cartas de trem da mesma cor: um par para o único espaço. Curingas podem substituir qualquer carta.
       *[other] A rota { $track } pede { $cards } cartas de trem: para cada um dos { $length } espaços, um par da mesma cor. Os pares podem ter cores diferentes; curingas podem substituir qualquer carta.
    }

## Asks

ask-ChooseTickets =
    { $seat }: mantenha pelo menos { $keep ->
        [0] { $keep } bilhetes
        [one] { $keep } bilhete
       *[other] { $keep } bilhetes
    } destes: { $offered }.
ask-ChooseStock = { $seat }: escolha { $total } peças, das quais { $least_trains } a { $most_trains } trens, as outras navios.
ask-Waiting = { $seat } ainda está escolhendo.
ask-TakeTurn = { $seat }: é o seu turno. Faça uma ação.
ask-SecondCard =
    { $may_stop ->
        [true] { $seat }: pegue uma segunda carta ou pare.
       *[false] { $seat }: pegue sua segunda carta.
    }
ask-KeepSome =
    { $offered_count ->
        [0] { $seat } está escolhendo entre { $count ->
            [0] { $count } bilhetes
            [one] { $count } bilhete
           *[other] { $count } bilhetes
        }.
       *[other] { $seat }: mantenha pelo menos { $keep } destes bilhetes: { $offered }.
    }
ask-PayExtra =
    { $seat }: { $track } custa mais { $extra ->
        [0] { $extra } cartas
        [one] { $extra } carta
       *[other] { $extra } cartas
    } (jogadas: { $laid }; viradas: { $turned_up }). Pague ou desista.

## Events

event-CardsDealt =
    { $seat } recebeu { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }.
    .known = { $seat } recebeu { $cards }.
event-DisplayDealt = Cartas abertas agora: { $cards }.
event-TicketsOffered =
    { $seat } pode escolher entre { $count ->
        [0] { $count } bilhetes
        [one] { $count } bilhete
       *[other] { $count } bilhetes
    }.
    .known =
        { $seat } pode escolher entre { $count ->
            [0] { $count } bilhetes
            [one] { $count } bilhete
           *[other] { $count } bilhetes
        }: { $tickets }.
event-StartTicketsChosen = { $seat } escolheu os bilhetes.
    .known = { $seat } mantém { $kept }.
event-StartPiecesChosen = { $seat } escolheu as peças.
    .known = { $seat } escolheu estas peças: { $pieces }.
event-SetupEnded = Todos escolheram. Bilhetes mantidos, lugar por lugar: { $kept }. Peças: { $pieces }. { $start } começa.
event-TurnBegan = É o turno de { $seat }.
event-CardTaken = { $seat } pegou uma carta aberta: { $card }.
event-CardDrawn = { $seat } comprou uma carta às cegas (baralho de { $deck }).
    .known = { $seat } comprou uma carta às cegas (baralho de { $deck }): { $card }.
event-DrawingStopped = { $seat } não pegou a segunda carta.
event-DisplayFilled = Nova carta aberta: { $card }.
event-DisplayFlushed = Curingas demais abertos: todas as cartas abertas foram descartadas.
event-DeckReshuffled =
    O descarte virou um novo baralho de { $deck } com { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-TicketsKept =
    { $seat } manteve { $count ->
        [0] { $count } bilhetes
        [one] { $count } bilhete
       *[other] { $count } bilhetes
    } e devolveu { $returned_count }.
    .known = { $seat } manteve { $kept } e devolveu { $returned }.
event-TrackClaimed =
    { $seat } passou a controlar { $track } com { $spend } e marcou { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-TunnelTurnedUp =
    { $seat } jogou { $laid } no túnel { $track }; viradas: { $cards }. { $extra ->
        [0] Nada mais a pagar.
        [one] Mais { $extra } carta a pagar.
       *[other] Mais { $extra } cartas a pagar.
    }
event-TunnelDeclined = { $seat } desistiu do túnel { $track } e pegou de volta { $returned }.
event-StationBuilt = { $seat } construiu uma estação em { $city } com { $spend }.
event-HarbourBuilt = { $seat } construiu um porto em { $city } com { $spend }.
event-PiecesExchanged =
    { $seat } trocou { $count } { $gave } por { $count } { $took }, ao custo de { $cost ->
        [0] { $cost } pontos
        [one] { $cost } ponto
       *[other] { $cost } pontos
    }.
event-Passed = { $seat } passou: não havia nada a fazer.
event-LastTurnsBegan =
    { $seat } está quase sem peças: começam os últimos turnos. Mais { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    } para todos.
event-GameEnded =
    { $reason ->
        [passes] O jogo acabou: ninguém podia fazer mais nada.
        [stall] O jogo acabou: por muitas rodadas ninguém pegou uma carta, controlou uma rota, comprou bilhetes ou construiu.
       *[last_turns] O jogo acabou.
    } Totais, lugar por lugar: { $totals }. { $winners_count ->
        [0] Ninguém venceu: { $winners }.
        [one] { $winners } venceu.
       *[other] A vitória é compartilhada: { $winners }.
    }
event-Undone = { $seat } voltou atrás em uma jogada: o jogo está como antes da entrada { $entry }.

## Actions

action-TakeCard = pegar uma carta aberta
action-DrawBlind = comprar uma carta às cegas
action-DrawTickets = comprar bilhetes
action-KeepTickets = manter bilhetes
action-ClaimTrack = controlar uma rota
action-PayTunnel = pagar um túnel
action-DeclineTunnel = desistir de um túnel
action-StopDrawing = parar depois de uma carta
action-BuildStation = construir uma estação
action-BuildHarbour = construir um porto
action-ChoosePieces = escolher trens e navios
action-ExchangePieces = trocar peças
action-Pass = passar

## The words of the table

seat = Lugar { $number }
nothing = nada
empty = (vazio)
counted-card = { $count } × { $what }
counted-piece = { $count } { $what }

deck-train = trens
deck-ship = navios
piece-train =
    { $count ->
        [0] trens
        [one] trem
       *[other] trens
    }
piece-ship =
    { $count ->
        [0] navios
        [one] navio
       *[other] navios
    }

phase-setup = Preparação
phase-play = Em jogo
phase-last_turns = Últimos turnos
phase-over = Fim do jogo
result-rerolls =
    { $count ->
        [0] Nenhuma compra ao acaso foi desfeita.
        [one] Compras ao acaso foram desfeitas { $count } vez.
       *[other] Compras ao acaso foram desfeitas { $count } vezes.
    }

score-routes = Rotas
score-tickets = Bilhetes
score-completed = Bilhetes completados
score-stations = Estações não construídas
score-harbours = Portos
score-longest = Rota mais longa
score-longest_length = Comprimento da rota mais longa
score-exchange = Trocas
score-total = Total

outcome-in_order = na ordem
outcome-connected = ligado
outcome-missed = perdido
progress-run = O percurso: { $way }.
progress-run-so-far = Na ordem até agora: { $way }.
progress-apart = Ainda não ligadas à primeira cidade: { $cities }.
track-pair = em pares
track-wrap = pela borda do tabuleiro

colour-purple = roxo
colour-blue = azul
colour-orange = laranja
colour-white = branco
colour-green = verde
colour-yellow = amarelo
colour-black = preto
colour-red = vermelho
colour-gray = cinza
colour-wild = curinga

## Kinds of tracks, which tell two tracks between the same cities apart

kind-train = trem
kind-ship = navio
kind-ferry = balsa
kind-tunnel = túnel

## Cards: “carta” is feminine, “trem” and “navio” are masculine

card-wild = curinga
card-purple = roxa
card-purple_train = trem roxo
card-purple_train_harbour = trem roxo com símbolo de porto
card-purple_ship = navio roxo
card-purple_double_ship = navio duplo roxo
card-blue = azul
card-blue_train = trem azul
card-blue_train_harbour = trem azul com símbolo de porto
card-blue_ship = navio azul
card-blue_double_ship = navio duplo azul
card-orange = laranja
card-orange_train = trem laranja
card-orange_train_harbour = trem laranja com símbolo de porto
card-orange_ship = navio laranja
card-orange_double_ship = navio duplo laranja
card-white = branca
card-white_train = trem branco
card-white_train_harbour = trem branco com símbolo de porto
card-white_ship = navio branco
card-white_double_ship = navio duplo branco
card-green = verde
card-green_train = trem verde
card-green_train_harbour = trem verde com símbolo de porto
card-green_ship = navio verde
card-green_double_ship = navio duplo verde
card-yellow = amarela
card-yellow_train = trem amarelo
card-yellow_train_harbour = trem amarelo com símbolo de porto
card-yellow_ship = navio amarelo
card-yellow_double_ship = navio duplo amarelo
card-black = preta
card-black_train = trem preto
card-black_train_harbour = trem preto com símbolo de porto
card-black_ship = navio preto
card-black_double_ship = navio duplo preto
card-red = vermelha
card-red_train = trem vermelho
card-red_train_harbour = trem vermelho com símbolo de porto
card-red_ship = navio vermelho
card-red_double_ship = navio duplo vermelho
