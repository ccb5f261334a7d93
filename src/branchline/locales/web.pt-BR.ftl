### Palavras das páginas no navegador em português do Brasil: botões, títulos, estados, erros e o que o leitor de tela diz.
### Chaves e parâmetros como em web.en.ftl. Trata-se o jogador por “você”; todo plural traz a variante [0].

## Everywhere

app-name = Branchline
app-tagline = Ferrovias, navios e bilhetes, à mesa com os amigos
app-loading = Carregando …
app-not-affiliated = Um projeto livre e gratuito. Sem ligação com a editora dos jogos de tabuleiro.
app-skip-to-content = Ir para o conteúdo
app-main-menu = Menu principal

button-cancel = Cancelar
button-close = Fechar
button-save = Salvar
button-copy = Copiar
button-copied = Copiado
button-more = Mais
button-retry = Tentar de novo
button-next = Avançar

map-north_america = América do Norte
map-europe = Europa
map-great_lakes = Grandes Lagos
map-world = Mundo
map-about-north_america = O jogo básico: junte cartas, controle rotas, ligue as cidades dos seus bilhetes.
map-about-europe = Com balsas, túneis e estações.
map-about-great_lakes = Trens e navios, dois baralhos e portos. Para uma noite mais longa.
map-about-world = Trens e navios ao redor do mundo, com roteiros e rotas pagas em pares. Para uma noite longa.
map-motto-north_america = Ferrovias do continente
map-motto-europe = Ferrovias e balsas
map-motto-great_lakes = Ferrovias e vapores
map-motto-world = Ferrovias e rotas marítimas
water-arctic = Oceano Ártico
water-atlantic = Oceano Atlântico
water-baltic = Mar Báltico
water-black = Mar Negro
water-erie = Lago Erie
water-gulf = Golfo do México
water-huron = Lago Huron
water-indian = Oceano Índico
water-mediterranean = Mar Mediterrâneo
water-michigan = Lago Michigan
water-north = Mar do Norte
water-ontario = Lago Ontário
water-pacific = Oceano Pacífico
water-superior = Lago Superior

seat-colour-blue = Azul
seat-colour-red = Vermelho
seat-colour-green = Verde
seat-colour-yellow = Amarelo
seat-colour-black = Preto

count-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
count-cards =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-trains =
    { $count ->
        [0] { $count } trens
        [one] { $count } trem
       *[other] { $count } trens
    }
count-ships =
    { $count ->
        [0] { $count } navios
        [one] { $count } navio
       *[other] { $count } navios
    }
count-pieces =
    { $count ->
        [0] { $count } peças
        [one] { $count } peça
       *[other] { $count } peças
    }
count-spaces =
    { $count ->
        [0] { $count } espaços
        [one] { $count } espaço
       *[other] { $count } espaços
    }
count-players =
    { $count ->
        [0] { $count } jogadores
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
count-spectators =
    { $count ->
        [0] { $count } espectadores
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
count-seconds =
    { $count ->
        [0] { $count } segundos
        [one] { $count } segundo
       *[other] { $count } segundos
    }
count-minutes =
    { $count ->
        [0] { $count } minutos
        [one] { $count } minuto
       *[other] { $count } minutos
    }
count-hours =
    { $count ->
        [0] { $count } horas
        [one] { $count } hora
       *[other] { $count } horas
    }
count-days =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }

## The start page

start-title = Jogar
start-play-bots = Jogar contra bots
start-create = Criar uma mesa
start-join = Entrar em uma mesa
start-join-code = Código da mesa
start-join-code-hint = Peça o código ao anfitrião
start-join-go = Entrar
start-continue = Suas partidas
start-continue-none = Nenhuma partida espera por você.
start-your-turn = Seu turno
start-waiting-for = Esperando { $seat }
start-watch = Assistir
start-learn = Aprender as regras
start-pass-and-play = Jogar no mesmo aparelho
start-open-record = Abrir uma partida salva
start-choose-map = Escolha um mapa

## Name, sign in, account

account-title = Conta
account-guest-title = Como podemos chamar você?
account-guest-name = Seu nome
account-guest-go = Jogar como visitante
account-guest-hint = Você pode jogar já. Com uma conta, suas partidas ficam com você em qualquer aparelho.
account-guest = Visitante
account-sign-in = Entrar
account-sign-up = Criar uma conta
account-sign-out = Sair
account-signed-in-as = Você entrou como { $name }
account-name = Nome
account-password = Senha
account-password-again = Repita a senha
account-password-rule =
    Pelo menos { $count ->
        [0] { $count } caracteres
        [one] { $count } caractere
       *[other] { $count } caracteres
    }
account-password-differs = As duas senhas são diferentes.
account-old-password = Senha antiga
account-new-password = Senha nova
account-change-password = Mudar a senha
account-password-changed = A senha foi mudada.
account-keep-games = As partidas que você jogou como visitante vêm junto.
account-muted = Pessoas silenciadas
account-webhook = Endereço a chamar quando for o seu turno (webhook)
account-webhook-hint = Deixe vazio para desativar o webhook.
account-delete = Excluir a conta
account-delete-sure = Seu nome e suas estatísticas serão excluídos. As partidas ficam para os outros, sem o seu nome. Não dá para desfazer.
account-delete-go = Excluir de vez
account-deleted = A conta foi excluída.

## My games and statistics

games-title = Minhas partidas
games-running = Em andamento
games-finished = Terminadas
games-none = Ainda não há partidas.
games-won = Vitória
games-lost = Derrota
games-shared = Vitória compartilhada
games-resigned = Desistência
games-rerolled = com compras desfeitas
games-download = Baixar o registro
games-replay = Rever
games-continue = Continuar
games-show-more = Mostrar mais

stats-title = Estatísticas
stats-played = Partidas jogadas
stats-won = Partidas vencidas
stats-rerolled = Vencidas com compras desfeitas
stats-rate = Taxa de vitórias (%)
stats-average = Pontuação média
stats-best = Melhor pontuação
stats-tickets-done = Bilhetes completados
stats-none = Termine uma partida e seus números aparecem aqui.

## Create a table

create-title = Nova mesa
create-map = Mapa
create-seats = Lugares
create-seat = Lugar { $number }
create-seat-me = Eu
create-seat-open = Aberto
create-seat-bot = Bot
create-seat-person = Outra pessoa neste aparelho
create-seat-name = Nome deste jogador
create-seat-colour = Cor
create-seat-add = Acrescentar um lugar
create-seat-remove = Tirar este lugar
create-seat-order = Ordem dos lugares
create-seat-order-shuffled = Sorteada
create-seat-order-given = Como na lista
create-start-seat = Quem começa
create-start-random = Sorteio
create-bot-level = Nível
create-bot-style = Estilo
create-options = Opções
create-doubles = Rotas duplas com 2 ou 3 jogadores
create-doubles-closed = A segunda rota fica fechada (padrão)
create-doubles-open = As duas rotas ficam abertas
create-second-card = A segunda carta da compra
create-second-card-must = É obrigatória quando há uma para pegar
create-second-card-may = Opcional
create-beginners = Início para iniciantes: 27 trens e 23 navios para todos
create-clock = Relógio
create-clock-none = Sem relógio
create-clock-move = Tempo para cada jogada
create-clock-bank = Tempo para a partida toda, com acréscimo
create-clock-per-move = Tempo por jogada
create-clock-total = Tempo de cada jogador
create-clock-increment = Acréscimo depois de cada jogada
create-timeout = Quando o tempo acaba
create-timeout-bot = Um bot continua jogando
create-timeout-harmless = Uma ação inofensiva é escolhida
create-pace = Ritmo dos bots
pace-instant = Instantâneo
pace-brisk = Rápido
pace-normal = Médio
pace-slow = Lento
create-visibility = Quem pode entrar
create-visibility-public = Todos: a mesa aparece na lista
create-visibility-link = Só quem tem o link ou o código
create-admit-remote = Bots remotos podem entrar
create-go = Criar a mesa
create-go-now = Começar a partida

## Bots: how well they play and in which manner

bot-level-novice = Novato
bot-level-casual = Casual
bot-level-skilled = Hábil
bot-level-expert = Mestre
bot-about-novice = Ainda está aprendendo. Bom para a primeira partida.
bot-about-casual = Segue seus bilhetes e joga por diversão.
bot-about-skilled = Planeja com antecedência e desperdiça pouco.
bot-about-expert = Pensa em muitas partidas antes de cada jogada. Não tem pressa.
bot-style-planner = Planejador
bot-style-racer = Corredor
bot-style-collector = Colecionador
bot-style-blocker = Bloqueador
bot-style-about-planner = Um plano sólido para tudo
bot-style-about-racer = Rotas longas e fim rápido
bot-style-about-collector = Compra muitos bilhetes
bot-style-about-blocker = Gosta de atrapalhar
bot-name = Bot ({ $level })
bot-thinking = { $seat } está pensando …

## The lobby

lobby-title = Mesas
lobby-open = Mesas abertas
lobby-running = Partidas em andamento
lobby-none-open = Nenhuma mesa aberta agora. Crie uma!
lobby-none-running = Ninguém está jogando em público agora.
lobby-join = Entrar
lobby-watch = Assistir
lobby-seats-free =
    { $count ->
        [0] Nenhum lugar livre
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
lobby-host = Anfitrião: { $name }
lobby-refresh = Atualizar

## The table before the game

wait-title = Esperando os jogadores
wait-invite = Convide seus amigos
wait-link = Link desta mesa
wait-code = Código
wait-copy-link = Copiar o link
wait-link-copied = O link está na área de transferência.
wait-share = Compartilhar
wait-qr = Escaneie para entrar
wait-code-hint = Diga pelo telefone: os amigos digitam na página inicial. Vale enquanto houver lugar livre, por um dia no máximo.
wait-address = Endereço para os outros
wait-only-here = Só este computador abre o link. Para outros aparelhos da sua rede entrarem, pare o servidor (Ctrl+C) e inicie-o de novo com este comando. Sua mesa continua.
wait-open-command = Comando
wait-no-network = Este computador não está em nenhuma rede, então ninguém mais consegue abrir o link.
wait-for-players =
    { $count ->
        [0] Esperando mais { $count } jogadores
        [one] Esperando mais { $count } jogador
       *[other] Esperando mais { $count } jogadores
    }
wait-everybody-here = Todos chegaram.
wait-for-host = O anfitrião começa a partida.
wait-start = Começar a partida
wait-sit = Sentar aqui
wait-add-bot = Acrescentar um bot
wait-leave = Sair da mesa
wait-commitment = Prova de distribuição honesta
wait-commitment-hint = Esta impressão digital da semente secreta do servidor foi fixada antes da primeira carta. Quando a partida começa, o navegador de cada jogador acrescenta seus próprios números aleatórios, e assim ninguém pode escolher o embaralhamento. No fim a semente é mostrada e qualquer um pode conferir a partida inteira.
wait-shuffling = Embaralhando as cartas …

## A prova de distribuição honesta

fair-players =
    { $count ->
        [0] O servidor embaralhou esta partida sozinho.
        [one] { $count } jogador e o servidor embaralharam juntos esta partida.
       *[other] { $count } jogadores e o servidor embaralharam juntos esta partida.
    }
fair-alone = O servidor embaralhou esta partida sozinho.
fair-sealed-good = A impressão digital da semente ainda é a que o seu navegador viu primeiro.
fair-sealed-bad = O servidor trocou a impressão digital da semente dele.
fair-list-good = A lista de quem embaralha já era definitiva antes de a sua parte ser mostrada.
fair-list-bad = A lista de quem embaralha mudou depois de a sua parte ser mostrada.
fair-values-good = A parte de cada jogador é a que foi anunciada.
fair-values-bad = A parte de um jogador não é a que foi anunciada.
fair-mine-good = A sua parte do embaralhamento foi usada.
fair-mine-bad = A sua parte do embaralhamento ficou de fora. Talvez tenha chegado tarde demais; se isso acontecer muito, pergunte a quem cuida deste servidor.
fair-mine-elsewhere = A sua parte do embaralhamento veio de outro aparelho seu, e só ele pode conferi-la.
fair-seed-good = A semente é aquela cuja impressão digital foi fixada antes da primeira carta.
fair-seed-bad = A semente não é aquela cuja impressão digital foi fixada antes da primeira carta.
fair-part = A sua parte do embaralhamento
fair-details = Detalhes

## The table: whose turn, phases

table-your-turn = Seu turno
table-turn-of = É o turno de { $seat }
table-your-turn-title = ● Seu turno! { $map }
table-second-card = Pegue sua segunda carta
table-second-card-or-stop = Pegue uma segunda carta ou pare
table-choose-tickets = Escolha seus bilhetes
table-choose-pieces = Escolha seus trens e navios
table-pay-tunnel = O túnel custa mais
table-waiting-choices = Os outros ainda estão escolhendo
table-waiting-for = Esperando { $seats }
table-spectating = Você está assistindo
tv-watch = Assista em
table-last-turns = Últimos turnos
table-last-turns-mine =
    { $count ->
        [0] Você já jogou seu último turno.
        [one] Você tem mais { $count } turno.
       *[other] Você tem mais { $count } turnos.
    }
table-last-turns-begun = { $seat } está quase sem peças: começaram os últimos turnos!
table-last-turn-yours = Este é o seu último turno
table-over = O jogo acabou
table-winner = { $seat } venceu!
table-winners = Vitória compartilhada: { $seats }
table-you-win = Você venceu!
table-menu = Menu da mesa
table-tab-log = Histórico
table-tab-chat = Conversa
table-fullscreen = Tela cheia

## The table: hand, display, decks, tickets, pieces

hand-title = Sua mão
hand-empty = Sua mão está vazia.
hand-card-count = { $card }: { $count }
display-title = Cartas abertas
display-slot-empty = Espaço vazio
display-take = Pegar { $card }
deck-title-train = Baralho de trens
deck-title-ship = Baralho de navios
deck-title-cards = Baralho
deck-title-tickets = Bilhetes
deck-left =
    { $count ->
        [0] vazio
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
deck-tickets-left =
    { $count ->
        [0] não resta bilhete
        [one] resta { $count } bilhete
       *[other] restam { $count } bilhetes
    }
deck-draw = Comprar às cegas
deck-draw-train = Comprar às cegas uma carta de trem
deck-draw-ship = Comprar às cegas uma carta de navio
tickets-title = Seus bilhetes
tickets-none = Nenhum bilhete.
tickets-done = Completado
tickets-stamp = Feito
tickets-impossible = Fora de alcance
tickets-long = Bilhete longo
tickets-summary = { $done } de { $total } completados
tickets-missing =
    { $count ->
        [0] faltam { $count } espaços
        [one] falta { $count } espaço
       *[other] faltam { $count } espaços
    }
tickets-short = faltam: { $what }
tickets-short-many =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
tickets-short-card = { $count } × { $card }
tickets-short-any = de qualquer cor
tickets-short-any_ship =
    { $count ->
        [0] navios de qualquer cor
        [one] navio de qualquer cor
       *[other] navios de qualquer cor
    }
tickets-worth = Se acabasse agora
tickets-completed = Bilhete completado: { $ticket }
tour-name = Roteiro
tour-worths = na ordem +{ $ordered } · ligado +{ $connected } · perdido −{ $missed }
tour-in-order = Na ordem
tour-connected = Ligado, mas na ordem só { $part }
tour-apart = Sem ligação com { $city }: { $cities }
tour-order-missing =
    { $count ->
        [0] na ordem: faltam { $count } espaços
        [one] na ordem: falta { $count } espaço
       *[other] na ordem: faltam { $count } espaços
    }
tour-now-connected = Roteiro ligado: { $ticket }
tour-now-in-order = Roteiro na ordem: { $ticket }
pieces-box = Caixa

## The table: the others, clock, log

rivals-title = Jogadores
rivals-you = Você
rivals-host = Anfitrião
rivals-bot = Bot
rivals-score = Pontos
rivals-cards = Cartas
rivals-tickets = Bilhetes
rivals-trains = Trens
rivals-ships = Navios
building-left-station = Estações
building-left-harbour = Portos
rivals-seen = Pegou das abertas: { $cards }
rivals-seen-none = Nada das abertas ainda
rivals-unknown =
    { $count ->
        [0] { $count } cartas desconhecidas
        [one] { $count } carta desconhecida
       *[other] { $count } cartas desconhecidas
    }
rivals-at-turn = jogando
rivals-last-turn-to-come = ainda tem um último turno
rivals-last-turn-played = já jogou o último turno
rivals-longest =
    { $count ->
        [0] tem a rota mais longa: { $count } espaços
        [one] tem a rota mais longa: { $count } espaço
       *[other] tem a rota mais longa: { $count } espaços
    }
table-longest =
    { $seats ->
        [0] A rota mais longa agora não é de ninguém
        [one] { $names } tem agora a rota mais longa
       *[other] A rota mais longa agora é dividida por: { $names }
    } ({ $count ->
        [0] { $count } espaços
        [one] { $count } espaço
       *[other] { $count } espaços
    })
rivals-away = ausente
rivals-away-for = ausente há { $time }
rivals-fill-in = um bot pode assumir em { $time }
rivals-fill-now = o anfitrião pode pôr um bot
absent-note = { $seat } está ausente.
absent-now = { $seat } continua ausente. Um bot já pode jogar.
absent-back = { $seat } voltou.
absent-fill = Deixar um bot jogar
absent-fill-in = Deixar um bot jogar (em { $time })
rivals-here = presente
rivals-played-by-bot = um bot está jogando
rivals-resigned = desistiu
rivals-network = Mostrar a rede de { $seat }
clock-title = Relógio
clock-running-out = Seu tempo está acabando!
clock-out = O tempo acabou
clock-days-left =
    { $count ->
        [0] restam { $count } dias
        [one] resta { $count } dia
       *[other] restam { $count } dias
    }
log-title = Histórico
log-empty = Ainda não aconteceu nada.
log-new = Novo no histórico
log-show-all = Mostrar tudo
log-to-end = Ir para o mais recente
log-again = Mostrar de novo
log-sentences = Frases completas
log-unknown = Aconteceu algo que esta página não sabe descrever. Recarregue para ver a nova versão.

## The board

board-label = O tabuleiro: { $map }
board-zoom-in = Aproximar
board-zoom-out = Afastar
board-zoom-all = Mostrar o tabuleiro inteiro
board-help = As setas andam entre as cidades, Enter mostra as rotas de uma cidade, mais e menos mudam o zoom.
board-city-local = { $city } ({ $local })
board-city-tracks =
    { $city }: { $count ->
        [0] { $count } rotas
        [one] { $count } rota
       *[other] { $count } rotas
    }
board-port = Cidade portuária
board-track-label =
    { $from } – { $to }: { $kind }, { $colour }, { $length ->
        [0] { $length } espaços
        [one] { $length } espaço
       *[other] { $length } espaços
    }, { $state }
board-kind-train = trem
board-kind-pair = trem, pago em pares
board-kind-ship = navio
board-kind-ferry =
    { $symbols ->
        [0] balsa com { $symbols } locomotivas
        [one] balsa com { $symbols } locomotiva
       *[other] balsa com { $symbols } locomotivas
    }
board-kind-tunnel = túnel
board-state-free = livre
board-state-affordable = livre, você pode pagar
board-state-mine = sua
board-state-owned = controlada por { $seat }
board-state-closed = fechada
board-state-double = rota dupla
building-of-station = Estação de { $seat }
building-of-harbour = Porto de { $seat }
board-my-network = Minha rede
board-on-ticket =
    { $count ->
        [0] Em { $count } dos seus bilhetes
        [one] Em { $count } dos seus bilhetes
       *[other] Em { $count } dos seus bilhetes
    }
table-sounds-off = Silenciar sons
table-sounds-on = Ligar sons
board-legend = Legenda
board-legend-track = Rota
board-legend-double = Rota dupla
board-legend-gray = Cinza: qualquer cor, uma só
board-legend-pair = Duas cartas: um par da mesma cor para cada espaço
board-legend-ferry = Balsa: cada locomotiva pede um curinga
board-legend-tunnel = Túnel: três cartas decidem o preço
board-legend-ship = Rota de navio
board-legend-wrap = Além da borda: continua do outro lado
board-legend-port = Cidade portuária: aqui pode haver um porto
board-legend-junction = Entroncamento: rotas de navio se encontram, não é cidade

## Acting

act-tickets = Comprar bilhetes
building-build-station = Construir uma estação
building-build-harbour = Construir um porto
act-exchange = Trocar peças
act-stop = Parar depois de uma carta
act-pass = Passar
act-pass-hint = Nada mais é possível.
act-why-not = Por que não?
act-rule = Regra { $rule }

pay-title = Como você quer pagar?
pay-track = Controlar { $track }
pay-costs = Custa { $cost }
pay-cost-colour = { $length } × { $colour }
pay-cost-gray =
    { $length ->
        [0] { $length } cartas de uma só cor, qualquer uma
        [one] { $length } carta de qualquer cor
       *[other] { $length } cartas de uma só cor, qualquer uma
    }
pay-cost-pairs =
    { $length ->
        [0] { $length } pares de cartas de trem, cada par de uma só cor
        [one] { $length } par de cartas de trem de uma só cor
       *[other] { $length } pares de cartas de trem, cada par de uma só cor
    }
pay-cost-ferry =
    { $symbols ->
        [0] sendo { $symbols } curingas
        [one] sendo { $symbols } curinga
       *[other] sendo { $symbols } curingas
    }
pay-best = Melhor escolha
pay-confirm = Controlar
pay-pairs-more =
    { $count ->
        [0] mais { $count } maneiras
        [one] mais { $count } maneira
       *[other] mais { $count } maneiras
    }
pay-pairs-own = Ou escolha você as cartas
pay-pairs-count = { $card }: { $count } de { $total }
pay-pairs-add = Acrescentar: { $card }
pay-pairs-remove = Pegar de volta: { $card }
pay-pairs-single = mais 1 carta ({ $colour }) ou um curinga
pay-pairs-single-wild = mais 1 carta de qualquer cor
pay-pairs-missing =
    { $count ->
        [0] faltam { $count } pares
        [one] falta { $count } par
       *[other] faltam { $count } pares
    }
pay-pairs-over = Pares: { $count }, bastam { $length }
pay-pairs-whole =
    { $count ->
        [0] { $count } pares, exatamente o preço
        [one] { $count } par, exatamente o preço
       *[other] { $count } pares, exatamente o preço
    }

refill-title = Qual baralho repõe as cartas abertas?
refill-train = Baralho de trens
refill-ship = Baralho de navios

choose-tickets-keep =
    { $keep ->
        [0] Mantenha pelo menos { $keep } bilhetes
        [one] Mantenha pelo menos { $keep } bilhete
       *[other] Mantenha pelo menos { $keep } bilhetes
    }
choose-tickets-confirm =
    { $count ->
        [0] Manter bilhetes
        [one] Manter { $count } bilhete
       *[other] Manter { $count } bilhetes
    }

choose-pieces-slider = Número de trens
choose-pieces-split =
    { $trains ->
        [0] { $trains } trens
        [one] { $trains } trem
       *[other] { $trains } trens
    } e { $ships ->
        [0] { $ships } navios
        [one] { $ships } navio
       *[other] { $ships } navios
    }
choose-pieces-box =
    Na caixa: { $trains ->
        [0] { $trains } trens
        [one] { $trains } trem
       *[other] { $trains } trens
    } e { $ships ->
        [0] { $ships } navios
        [one] { $ships } navio
       *[other] { $ships } navios
    }
choose-pieces-need =
    Seus bilhetes pedem cerca de { $trains ->
        [0] { $trains } trens
        [one] { $trains } trem
       *[other] { $trains } trens
    } e { $ships ->
        [0] { $ships } navios
        [one] { $ships } navio
       *[other] { $ships } navios
    }
choose-pieces-confirm = Levar estas peças

tunnel-title = Túnel!
tunnel-turning = Três cartas são viradas …
tunnel-card = Carta { $number }: { $card }
tunnel-free = Nenhum custo extra. O túnel é seu!
tunnel-extra =
    { $extra ->
        [0] Mais { $extra } cartas a pagar
        [one] Mais { $extra } carta a pagar
       *[other] Mais { $extra } cartas a pagar
    }
tunnel-cannot-pay = Você não pode pagar. Suas cartas voltam para você.
tunnel-risk =
    Isto é um túnel: pode pedir até mais { $most ->
        [0] { $most } cartas
        [one] { $most } carta
       *[other] { $most } cartas
    }.

building-title-station = Construir uma estação em { $city }
building-confirm-station = Construir a estação
building-pick-city = Escolha uma cidade
building-about-station = { building-title-station }. No fim ela empresta a você uma rota de outro jogador que termina aqui.

building-title-harbour = Construir um porto em { $city }
building-confirm-harbour = Construir o porto
building-about-harbour =
    Duas cartas de trem e duas cartas de navio da mesma cor, todas com o símbolo de porto. { $count ->
        [0] Nenhum dos seus bilhetes cita esta cidade
        [one] { $count } dos seus bilhetes cita esta cidade
       *[other] { $count } dos seus bilhetes citam esta cidade
    }.

building-score-station = Estações não construídas
building-score-harbour = Portos
building-unbuilt-station = Estações não construídas
building-unbuilt-harbour = Portos não construídos

exchange-title = Trocar peças
exchange-ships-for-trains = Navios por trens
exchange-trains-for-ships = Trens por navios
exchange-count = Quantas
exchange-cost =
    { $count ->
        [0] Custa { $count } pontos e o seu turno
        [one] Custa { $count } ponto e o seu turno
       *[other] Custa { $count } pontos e o seu turno
    }
exchange-confirm = Trocar

confirm-action = { $action }?
confirm-go = Confirmar

undo-button = Desfazer
undo-will = Desfazer: { $what }
undo-done = Desfeito: { $what }.
undo-and-since = { $what } e tudo o que veio depois
undo-what-StartTicketsChosen = escolha dos primeiros bilhetes
undo-what-StartPiecesChosen = escolha das peças
undo-what-CardTaken = carta aberta ({ $card })
undo-what-CardDrawn = carta comprada às cegas
undo-what-DrawingStopped = sem segunda carta
undo-what-TicketsOffered = compra de bilhetes
undo-what-TicketsKept = escolha de bilhetes
undo-what-TrackClaimed = rota { $track }
undo-what-TunnelTurnedUp = túnel { $track }
undo-what-TunnelDeclined = desistência do túnel { $track }
undo-what-StationBuilt = estação em { $city }
undo-what-HarbourBuilt = porto em { $city }
undo-what-PiecesExchanged = troca de peças
undo-what-Passed = passou a vez
undo-ask-title = Pedir para desfazer
undo-ask = Desde então, cartas foram reveladas ou alguém jogou. Os outros precisam concordar.
undo-ask-go = Pedir aos outros
undo-asked = Esperando os outros concordarem …
undo-request-title = Pedido para desfazer uma jogada
undo-request = { $seat } gostaria de desfazer a última jogada. Você concorda?
undo-accept = Concordo
undo-decline = Não concordo
undo-declined = Nem todos concordam: a jogada vale.
undo-withdraw = Retirar o pedido
undo-mark-title = Desfazer cartas compradas?
undo-mark = Cartas ou bilhetes foram comprados e, depois de desfazer, virão outros. Você pode fazer isso, mas o resultado da partida vai mostrar.
undo-mark-go = Desfazer

resign-button = Desistir
resign-title = Desistir da partida?
resign-text = Um bot joga no seu lugar até o fim. Para você a partida conta como derrota.
resign-go = Desistir
resign-done = { $seat } desistiu. Um bot continua.
resign-end-won = Encerrar a partida com vitória
resign-end-won-hint = A outra pessoa desistiu. Você pode encerrar a partida agora ou continuar contra o bot.
stand-in-title = Um bot joga por você
stand-in-back = Retomar o meu lugar
stand-in-out = O seu tempo acabou: o bot joga até o fim.

## Tools of the host

host-title = Ferramentas do anfitrião
host-fill-level = Nível do bot
host-free = Devolver o lugar
host-remove = Tirar da mesa
host-filled = Um bot agora joga no lugar de { $seat }.
host-freed = { $seat } voltou a jogar.
vote-in = Se { $seat } continuar sem responder, os outros podem votar por um bot em { $time }.
vote-start = Votar: um bot joga por { $seat }
vote-title = Deixar um bot jogar por { $seat }?
vote-text = { $seat } não responde há muito tempo. Um bot jogaria até { $seat } voltar. A votação termina em { $time }.
vote-yes = Deixar um bot jogar
vote-no = Continuar esperando
vote-open = Um bot pode jogar por { $seat } em { $time }.
vote-you = Os outros querem que um bot jogue por você em { $time }. Faça uma jogada ou diga que está aqui.
vote-here = Estou aqui
vote-failed = Sem bot por enquanto: vamos esperar { $seat }.

## Chat and spectators

chat-title = Conversa
chat-write = Escreva uma mensagem
chat-send = Enviar
chat-empty = Ainda não há mensagens.
chat-mute = Silenciar { $name }
chat-unmute = Ouvir { $name } de novo
chat-unread =
    { $count ->
        [0] { $count } mensagens novas
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }

## Connection

connection-pending = Enviando …
connection-reconnecting = A conexão caiu. Reconectando …
connection-back = A conexão voltou.
connection-offline = Você está sem conexão. Nada se perdeu; a partida segue quando você voltar.
connection-slow = A conexão está lenta.
connection-retry-in =
    { $count ->
        [0] Nova tentativa em { $count } segundos
        [one] Nova tentativa em { $count } segundo
       *[other] Nova tentativa em { $count } segundos
    }
connection-retry-now = Tentar agora
connection-restarting = O servidor está reiniciando. A partida segue em um instante.
connection-banned = Seu acesso a este servidor foi bloqueado.
connection-banned-until = Seu acesso a este servidor está bloqueado até { $when }.
connection-banned-reason = Motivo: { $reason }
connection-announcement = Aviso
connection-draining = O servidor vai reiniciar em breve. As partidas em andamento seguem depois; nenhuma partida nova começa agora.
connection-stops = O servidor vai reiniciar às { $when }. As partidas em andamento seguem depois; nenhuma partida nova começa agora.
connection-new-version = Há uma nova versão desta página.
connection-reload = Recarregar

## The end: scoring step by step

end-title = Pontuação final
end-curtain = O último trem chegou
end-turns =
    { $count ->
        [0] { $count } turnos
        [one] { $count } turno
       *[other] { $count } turnos
    }
end-chapter-winner = Vitória
end-skip = Pular
end-again = De novo
end-watch = Ver o final
end-sheet = Folha de pontuação
end-panel-tracks = Pontos das rotas
end-panel-longest =
    { $points ->
        [0] { $points } pontos pela rota contínua mais longa
        [one] { $points } ponto pela rota contínua mais longa
       *[other] { $points } pontos pela rota contínua mais longa
    }
end-ticket = Bilhete
end-ticket-number = Bilhete { $number } de { $total }
end-face-down = virado para baixo
end-tickets-left =
    { $count ->
        [0] Faltam virar { $count } bilhetes
        [one] Falta virar { $count } bilhete
       *[other] Faltam virar { $count } bilhetes
    }
end-stamp-connected = Chegou
end-stamp-in_order = Na ordem
end-stamp-missed = Perdido
end-margin =
    { $count ->
        [0] { $points } a { $second }: vantagem de { $count } pontos.
        [one] { $points } a { $second }: vantagem de { $count } ponto.
       *[other] { $points } a { $second }: vantagem de { $count } pontos.
    }
end-why-missed = Sem o bilhete perdido { $ticket } (−{ $points }), { $seat } teria ficado na frente.
end-why-longest = A rota mais longa decidiu: +{ $points } para { $seat }.
end-why-reached = A rota mais longa ficou com { $seat }: +{ $points }.
end-why-comeback = Antes dos bilhetes, { $seat } estava em { $place } lugar.
end-why-tickets = Ninguém ganhou mais com bilhetes do que { $seat }: { $points }.
end-place = { $place }º
end-rank = { $place }º
end-honour-ticket-points = Mais pontos de bilhetes: { $count }
end-honour-biggest-ticket = Maior bilhete: { $ticket }, { $count }
end-honour-longest =
    { $count ->
        [0] Rota mais longa: { $count } espaços
        [one] Rota mais longa: { $count } espaço
       *[other] Rota mais longa: { $count } espaços
    }
end-honour-routes = Mais pontos de rotas: { $count }
end-honour-completed = Mais bilhetes completados: { $count }
end-honour-buildings = Mais pontos de construções: { $count }
end-honour-tunnels = Mais túneis: { $count }
end-honour-claims = Mais rotas: { $count }
end-honour-blind = Mais cartas compradas às cegas: { $count }
end-honour-patience = Mais peças guardadas: { $count }
end-honour-taken-part =
    { $count ->
        [0] { $count } pontos e boa companhia
        [one] { $count } ponto e boa companhia
       *[other] { $count } pontos e boa companhia
    }
end-player = Jogador
end-lost = Perdidos
end-missed = perdido
end-over-station = por uma estação
end-as-table = Em tabela
end-chart-points = Pontos, turno a turno
end-chart-points-about = Rotas durante a partida; todo o resto na pontuação final.
end-chart-left-train = Trens restantes
end-chart-left-ship = Navios restantes
end-chart-left-about = Os últimos turnos começam quando alguém fica com { $count } ou menos.
end-chart-turn = Turno { $turn }
end-chart-end = Fim
end-chart-scoring = pontuação final
end-chart-cards = Cartas compradas
end-chart-cards-about = Das abertas, como curinga aberto ou às cegas do baralho.
end-cards-open = abertas
end-cards-wild = curinga aberto
end-cards-blind = às cegas
end-tickets-drawn =
    { $count ->
        [0] { $count } bilhetes comprados durante a partida, { $kept } mantidos
        [one] { $count } bilhete comprado durante a partida, { $kept } mantidos
       *[other] { $count } bilhetes comprados durante a partida, { $kept } mantidos
    }
end-drawn = Bilhetes comprados
end-kept = Bilhetes mantidos
end-chart-tunnels = Túneis
end-chart-tunnels-about = Cada ponto é uma tentativa, com as cartas extras pedidas; cheio: conseguida.
end-tunnels-built = { $built } de { $tried } conseguidos
end-tunnels-tried = Tentativas
end-tunnels-won = Conseguidos
end-tunnels-extra = Cartas extras
end-reason-resigned = Todos os outros desistiram.
end-share-download = Baixar a imagem
end-share-copy = Copiar a imagem
end-share-link = Link para rever a partida
end-share-failed = Não foi possível compartilhar.
end-routes-text =
    { $seat }: { $points ->
        [0] { $points } pontos por rotas
        [one] { $points } ponto por rotas
       *[other] { $points } pontos por rotas
    }
end-ticket-done = { $seat } ligou { $from } e { $to }: +{ $points }
end-ticket-failed = { $seat } não ligou { $from } e { $to }: −{ $points }
end-tour-in-order = { $seat } passou na ordem por { $cities }: +{ $points }
end-tour-connected = { $seat } ligou { $cities }, mas na ordem só { $part }: +{ $points }
end-tour-missed = { $seat } perdeu o roteiro { $cities } (sem ligação com { $city }: { $apart }): −{ $points }
end-longest-text =
    { $seat } tem a rota mais longa: { $length ->
        [0] { $length } espaços
        [one] { $length } espaço
       *[other] { $length } espaços
    }. +{ $points }
end-built-harbour =
    O porto de { $seat } em { $city }, { $count ->
        [0] nenhum bilhete
        [one] { $count } bilhete
       *[other] { $count } bilhetes
    }: +{ $points }
end-built-tickets =
    { $count ->
        [0] nenhum bilhete
        [one] { $count } bilhete
       *[other] { $count } bilhetes
    }
end-tie = Empate em pontos: { $reason }
end-tie-completed = decide quem completou mais bilhetes
end-tie-stations = decide quem construiu menos estações
end-tie-longest = decide a rota mais longa
end-reason-passes = O jogo terminou porque ninguém podia fazer mais nada.
end-reason-stall = O jogo terminou porque por muitas rodadas ninguém pegou uma carta, controlou uma rota, comprou bilhetes ou construiu.
end-rematch = Revanche
end-rematch-go = Ir para a nova mesa
end-share = Compartilhar
end-share-text = { $map } no Branchline: { $result }
end-replay = Rever a partida
end-back = Voltar ao início
end-record = Baixar o registro
end-seed = A semente do servidor
end-commitment = A impressão digital da semente do servidor
end-verify = Para conferir a partida inteira, baixe o registro e rode: branchline verify { $file }

## Replay

replay-title = Rever
replay-start = As cartas e os bilhetes foram distribuídos.
replay-play = Reproduzir
replay-pause = Pausar
replay-step-forward = Um passo à frente
replay-step-back = Um passo atrás
replay-turn-forward = Próximo turno
replay-turn-back = Turno anterior
replay-to-start = Ir para o começo
replay-to-end = Ir para o fim
replay-scrub = Posição na partida
replay-position = { $position } de { $total }
replay-speed = Velocidade
replay-speed-value = { $speed } ×
replay-seat-view = Visto por
replay-view-all = Todas as mãos abertas
replay-view-public = O que todos viram
replay-hand = { $seat }: cartas e bilhetes
replay-hand-empty = Nenhuma carta e nenhum bilhete.
replay-link = Link para este momento
replay-open-file = Abrir um registro
replay-drop = Solte um registro aqui ou escolha um arquivo

## Learn

learn-title = Aprender
learn-search = Buscar nas regras
learn-search-none = Nada encontrado para “{ $text }”.
learn-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } trecho encontrado
       *[other] { $count } trechos encontrados
    }
learn-contents = Conteúdo
learn-exact = A regra exata
learn-decided = Decidido pelo Branchline onde os manuais se calam ou diferem
learn-picture-board = Um tabuleiro com cidades e rotas
learn-picture-display = As cartas abertas, o baralho e uma mão
learn-picture-wilds = Um curinga entre outras cartas
learn-picture-track = Cartas jogadas para uma rota
learn-picture-double = Uma rota dupla
learn-picture-ticket = Um bilhete e as rotas que ligam suas cidades
learn-picture-longest = Uma rota mais longa com uma volta
learn-picture-ferry = Uma balsa com símbolos de locomotiva
learn-picture-tunnel = Um túnel e três cartas viradas
learn-picture-station = Uma estação que toma uma rota emprestada
learn-picture-ship = Uma rota de navio com navios simples e duplos
learn-picture-harbour = Um porto e as quatro cartas que custa
learn-picture-exchange = Navios trocados por trens
learn-picture-split = Escolha de trens e navios
learn-picture-pairs = Um par de cartas para cada espaço de uma rota
learn-picture-wrap = Uma rota que sai do tabuleiro por uma borda e volta pela outra
learn-picture-tour = Dois roteiros: um na ordem, outro apenas ligado

## Settings

settings-title = Configurações
settings-language = Idioma
settings-language-en = English
settings-language-el = Ελληνικά
settings-language-pl = Polski
settings-language-pt-BR = Português (Brasil)
settings-language-pseudo = Pseudo (para testes)
settings-theme = Tema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-system = Como no aparelho
settings-patterns = Símbolos nas cores
settings-patterns-hint = Cada cor também tem um símbolo próprio
settings-motion = Menos movimento
settings-text-size = Tamanho do texto
settings-text-small = Pequeno
settings-text-normal = Médio
settings-text-large = Grande
settings-text-larger = Muito grande
settings-confirm = Confirmar cada ação
settings-confirm-hint = Cada ação pede mais um toque
settings-sounds = Sons
settings-sounds-hint = Depois do primeiro clique ou tecla na página
settings-volume = Volume do som
settings-sound-test = Testar o som
settings-notifications = Avisar quando for meu turno
settings-notifications-denied = O navegador não permite avisos desta página.
settings-notifications-push = Também com a página fechada
settings-city-hints = Mostrar os nomes das cidades em português
settings-saved = Salvo

notify-your-turn = É o seu turno: { $map }
notify-game-over = O jogo acabou: { $map }
notify-undo = { $seat } gostaria de desfazer uma jogada
notify-vote = Você está aí? Os outros querem que um bot jogue por você

## Pass and play: the curtain between two hands

handover-title = Passe o aparelho para { $seat }
handover-text = A mão de { $seat } está atrás desta cortina.
handover-open = Aqui é { $seat }: mostrar minha mão
handover-close = Esconder minha mão

## Bot tokens, for remote bots

tokens-title = Bots remotos
tokens-intro = Um programa seu pode sentar à mesa como uma pessoa. Ele entra com um token.
tokens-none = Ainda não há tokens.
tokens-create = Novo token
tokens-name = Nome do bot
tokens-show-once = Copie o token agora: ele não será mostrado de novo.
tokens-created = Criado
tokens-delete = Revogar
tokens-delete-sure = Revogar este token? O bot não poderá mais entrar.

## Errors. Those of the server are its codes; the others are met by the page itself.

error-title = Algo deu errado
error-unknown = Não funcionou. Tente de novo.
error-not-found = Esta página não existe.
error-unknown-table = Não existe essa mesa.
error-wrong-code = Nenhuma mesa tem este código.
error-code-expired = Este código não vale mais: a mesa está cheia, a partida começou ou já passou um dia. Peça um novo.
error-too-many-codes = Muitos códigos errados. Espere alguns minutos ou peça o link.
error-table-full = A mesa está cheia.
error-seat-taken = Este lugar está ocupado.
error-not-host = Só o anfitrião pode fazer isto.
error-not-your-seat = Este não é o seu lugar.
error-not-allowed = Você não pode fazer isto.
error-banned = Seu acesso a este servidor foi bloqueado.
error-session-ended = Sua sessão acabou. Entre de novo.
error-name-taken = Este nome já tem dono.
error-wrong-password = Nome ou senha incorretos.
error-too-fast = Rápido demais. Espere um instante.
error-too-slow = O servidor esperou demais. Tente de novo.
error-too-large = Isto é grande demais.
error-bad-message = O servidor não entendeu esta página. Recarregue-a.
error-unknown-map = Este servidor não tem esse mapa.
error-stale = O jogo já andou. Olhe de novo antes de agir.
error-unknown-path = Esta página não existe.
error-unknown-seat = Não existe esse lugar.
error-unknown-record = Este registro de partida não está aqui.
error-unknown-bot = Não existe esse bot.
error-not-open = A mesa não recebe mais jogadores.
error-not-full = Ainda há lugares abertos.
error-not-running = Não há partida em andamento nesta mesa.
error-not-over = Isso só se vê quando o jogo acabar.
error-not-your-table = Você não está nesta mesa.
error-no-remote-bots = Esta mesa não aceita bots remotos.
error-bad-seats = Esses lugares não combinam.
error-bad-order = Cada lugar aparece uma vez na ordem.
error-bad-colours = Cada lugar precisa de uma cor própria.
error-bad-options = Essas opções não servem para este jogo.
error-nothing-to-undo = Não há nada para desfazer.
error-no-request = O pedido não está mais aberto.
error-too-soon = Ainda é cedo para isso: todos têm um tempo para voltar e responder.
error-would-mark = Cartas compradas seriam desfeitas, e o resultado mostraria isso.
error-consent-absent = Alguém que está ausente precisaria concordar. A jogada vale.
error-muted = Você não pode escrever aqui agora.
error-signed-out = Sua sessão acabou. Entre de novo.
error-has-account = Você já tem uma conta. Saia primeiro.
error-no-account = Para isso é preciso uma conta.
error-too-many = Você já tem o máximo permitido.
error-too-many-bots = Você tem partidas demais com bots em andamento; o limite é { $most } ao mesmo tempo. Termine uma, ou saia de uma e espere meio minuto.
error-bad-url = Este endereço não pode ser usado.
error-bad-key = A chave do navegador para avisos não pode ser usada.
error-bad-record = Este arquivo não é um registro de partida.
error-record-too-slow = Este registro demora demais para ser reproduzido.
error-record-too-large = Este registro é grande demais para ser reproduzido.
error-bad-name =
    Escolha outro nome: letras de um só alfabeto, números ou espaços, no máximo { $most ->
        [0] { $most } caracteres
        [one] { $most } caractere
       *[other] { $most } caracteres
    }.
error-bad-method = O servidor não entendeu esta página. Recarregue-a.
error-bad-type = O servidor não entendeu esta página. Recarregue-a.
error-bad-origin = Esta página é de outro site e não pode pedir isso.
error-unknown-host = O servidor não é conhecido por este endereço. Quem o opera pode permiti-lo (--allowed-host).
error-not-ready = O servidor está começando. Tente de novo em instantes.
error-draining = O servidor vai reiniciar em breve, por isso nenhuma partida nova começa agora. Tente de novo daqui a pouco.
error-internal = Algo deu errado no servidor. Sua partida está segura.
error-no-connection = Não foi possível alcançar o servidor.
error-clipboard = Não deu para copiar. Selecione o texto e copie você mesmo.
error-script = Algo deu errado nesta página. Recarregue para continuar; nada se perdeu.

## Announcements for screen readers

say-your-turn = É o seu turno.
say-second-card = Pegue sua segunda carta.
say-refused = Recusado: { $text }
say-card-button =
    { $card }, { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
say-page = Página: { $title }

## The table page: list of actions, keys, hints, scoring

table-filter = Procurar uma ação
table-actions = O que posso fazer?
claims-show = O que posso controlar?
claims-none = Não há agora nenhuma rota que você possa controlar.
table-actions-found =
    { $count ->
        [0] Nenhuma ação assim
        [one] { $count } ação
       *[other] { $count } ações
    }
table-hint = Pegue cartas, controle uma rota ou compre bilhetes.
table-hint-station = Pegue cartas, controle uma rota, compre bilhetes ou construa uma estação.
table-hint-harbour = Pegue cartas, controle uma rota, compre bilhetes, construa um porto ou troque peças.
tunnel-pay-go = Pagar
tunnel-give-up = Desistir
tunnel-laid = Jogadas: { $cards }
tunnel-no-extra = Nada mais a pagar
keys-title = Atalhos do teclado
keys-slot = Pegar essa carta aberta
keys-list = Mostrar tudo o que posso fazer
keys-claims = Mostrar as rotas que posso controlar
keys-prompt = Ir para a pergunta atual
keys-deck = Comprar do baralho
keys-ship-deck = Comprar do baralho de navios
keys-tickets = Comprar bilhetes
keys-undo = Desfazer a última jogada
keys-network = Mostrar minha rede
keys-again = Mostrar de novo o que houve desde o meu último turno
keys-board = Ir para as cidades do tabuleiro
keys-log = Ir para o histórico
keys-chat = Escrever uma mensagem
keys-help = Mostrar esta lista
keys-close = Fechar ou cancelar a seleção
end-exchange-text = { $seat } trocou peças: −{ $points }
end-borrowed-text = Uma estação empresta a { $seat } esta rota: { $track }.
end-unbuilt-station = { $seat }, estações não construídas: +{ $points }
end-unbuilt-harbour = { $seat }, portos não construídos: −{ $points }
