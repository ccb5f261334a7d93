### Polskie nazwy miast tam, gdzie różnią się od nazwy na planszy: podpowiedź obok niej. Klucz to "city", mapa i miasto.

## Ameryka Północna

city-north_america-montreal = Montreal
city-north_america-new_orleans = Nowy Orlean
city-north_america-new_york = Nowy Jork
city-north_america-washington = Waszyngton

## Europa

city-europe-angora = Ankara
city-europe-athina = Ateny
city-europe-bruxelles = Bruksela
city-europe-bucuresti = Bukareszt
city-europe-budapest = Budapeszt
city-europe-cadiz = Kadyks
city-europe-constantinople = Konstantynopol, Stambuł
city-europe-danzig = Gdańsk
city-europe-edinburgh = Edynburg
city-europe-kharkov = Charków
city-europe-kobenhavn = Kopenhaga
city-europe-kyiv = Kijów
city-europe-lisboa = Lizbona
city-europe-london = Londyn
city-europe-madrid = Madryt
city-europe-marseille = Marsylia
city-europe-moskva = Moskwa
city-europe-munchen = Monachium
city-europe-pamplona = Pampeluna
city-europe-paris = Paryż
city-europe-petrograd = Piotrogród, Petersburg
city-europe-riga = Ryga
city-europe-roma = Rzym
city-europe-rostov = Rostów nad Donem
city-europe-sarajevo = Sarajewo
city-europe-sevastopol = Sewastopol
city-europe-smolensk = Smoleńsk
city-europe-smyrna = Smyrna, Izmir
city-europe-sochi = Soczi
city-europe-stockholm = Sztokholm
city-europe-venezia = Wenecja
city-europe-wien = Wiedeń
city-europe-zagrab = Zagrzeb
city-europe-zurich = Zurych

## Wielkie Jeziora

city-great_lakes-montreal = Montreal
city-great_lakes-new_york = Nowy Jork
city-great_lakes-lake_huron = Węzeł na jeziorze Huron
city-great_lakes-lake_superior = Węzeł na Jeziorze Górnym

## Świat

city-world-al_qahira = Kair
city-world-athina = Ateny
city-world-beijing = Pekin
city-world-cape_town = Kapsztad
city-world-djibouti = Dżibuti
city-world-edinburgh = Edynburg
city-world-hong_kong = Hongkong
city-world-jakarta = Dżakarta
city-world-lahore = Lahaur
city-world-marseille = Marsylia
city-world-mexico = Meksyk
city-world-moskva = Moskwa
city-world-mumbai = Mumbaj, Bombaj
city-world-murmansk = Murmańsk
city-world-new_york = Nowy Jork
city-world-novosibirsk = Nowosybirsk
city-world-petropavlovsk = Pietropawłowsk Kamczacki
city-world-tehran = Teheran
city-world-tokyo = Tokio
city-world-yakutsk = Jakuck
city-world-southern_ocean = Węzeł na oceanie południowym
