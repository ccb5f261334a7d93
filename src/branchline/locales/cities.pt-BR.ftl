### Os nomes brasileiros das cidades onde diferem do nome impresso: uma dica ao lado dele. A chave é "city", mapa, cidade.

## América do Norte

city-north_america-montreal = Montreal
city-north_america-new_orleans = Nova Orleans
city-north_america-new_york = Nova York
city-north_america-san_francisco = São Francisco

## Europa

city-europe-amsterdam = Amsterdã
city-europe-angora = Ancara
city-europe-athina = Atenas
city-europe-berlin = Berlim
city-europe-bruxelles = Bruxelas
city-europe-bucuresti = Bucareste
city-europe-budapest = Budapeste
city-europe-constantinople = Constantinopla, Istambul
city-europe-danzig = Gdansk
city-europe-edinburgh = Edimburgo
city-europe-kharkov = Kharkiv
city-europe-kobenhavn = Copenhague
city-europe-kyiv = Kiev
city-europe-london = Londres
city-europe-madrid = Madri
city-europe-marseille = Marselha
city-europe-moskva = Moscou
city-europe-munchen = Munique
city-europe-petrograd = Petrogrado, São Petersburgo
city-europe-rostov = Rostov do Don
city-europe-sevastopol = Sebastopol
city-europe-smyrna = Esmirna
city-europe-sofia = Sófia
city-europe-stockholm = Estocolmo
city-europe-venezia = Veneza
city-europe-warszawa = Varsóvia
city-europe-wien = Viena
city-europe-wilno = Vilna, Vilnius
city-europe-zagrab = Zagreb
city-europe-zurich = Zurique

## Grandes Lagos

city-great_lakes-montreal = Montreal
city-great_lakes-new_york = Nova York
city-great_lakes-lake_huron = Entroncamento do Lago Huron
city-great_lakes-lake_superior = Entroncamento do Lago Superior

## Mundo

city-world-al_qahira = Cairo
city-world-athina = Atenas
city-world-bangkok = Bangcoc
city-world-beijing = Pequim
city-world-cape_town = Cidade do Cabo
city-world-djibouti = Djibuti
city-world-edinburgh = Edimburgo
city-world-hamburg = Hamburgo
city-world-jakarta = Jacarta
city-world-marseille = Marselha
city-world-mexico = Cidade do México
city-world-moskva = Moscou
city-world-mumbai = Mumbai, Bombaim
city-world-new_york = Nova York
city-world-tehran = Teerã
city-world-tokyo = Tóquio
city-world-valparaiso = Valparaíso
city-world-southern_ocean = Entroncamento do oceano do sul
