### Today's English names of cities that the maps print in an older or a local form: a hint beside the printed name.
### A key is "city", the map and the city's id. A city that is printed as English speakers write it has no line.

## Europe

city-europe-angora = Ankara
city-europe-athina = Athens
city-europe-bruxelles = Brussels
city-europe-bucuresti = Bucharest
city-europe-constantinople = Istanbul
city-europe-danzig = Gdańsk
city-europe-kharkov = Kharkiv
city-europe-kobenhavn = Copenhagen
city-europe-kyiv = Kyiv
city-europe-lisboa = Lisbon
city-europe-moskva = Moscow
city-europe-munchen = Munich
city-europe-petrograd = Saint Petersburg
city-europe-roma = Rome
city-europe-rostov = Rostov-on-Don
city-europe-smyrna = İzmir
city-europe-venezia = Venice
city-europe-warszawa = Warsaw
city-europe-wien = Vienna
city-europe-wilno = Vilnius
city-europe-zagrab = Zagreb

## World

city-world-al_qahira = Cairo
city-world-athina = Athens
city-world-mexico = Mexico City
city-world-moskva = Moscow
