/**
 * Real people, born 1450 to 2020 on every continent. Dates, times and places are facts from biographies and from
 * birth records as Astro-Databank (astro.com) collects them; where no time is recorded, noon stands and `timed` is
 * false. Before 1582-10-15, and where a note says so, dates are of the Julian calendar.
 */
export interface Person {
  name: string;
  date: string;
  time: string;
  timed: boolean;
  place: { name: string; latitude: number; longitude: number; timezone: string };
  calendar: 'auto' | 'julian' | 'gregorian';
}

const rows = `
Leonardo da Vinci | 1452-04-15 | 22:30 | Vinci 43.78 10.93 Europe/Rome
Nicolaus Copernicus | 1473-02-19 | 16:48 | Toruń 53.01 18.60 Europe/Warsaw
Michelangelo | 1475-03-06 | 01:45 | Caprese 43.64 11.99 Europe/Rome
Martin Luther | 1483-11-10 | 22:46 | Eisleben 51.53 11.55 Europe/Berlin
Ivan IV of Russia | 1530-08-25 | | Kolomenskoye 55.67 37.67 Europe/Moscow
Elizabeth I | 1533-09-07 | 14:54 | Greenwich 51.48 0.00 Europe/London
Akbar | 1542-10-15 | | Umarkot 25.36 69.74 Asia/Karachi
Galileo Galilei | 1564-02-15 | 15:41 | Pisa 43.72 10.40 Europe/Rome
Johannes Kepler | 1571-12-27 | 14:37 | Weil der Stadt 48.75 8.87 Europe/Berlin
René Descartes | 1596-03-31 | | Descartes 46.97 0.70 Europe/Paris
Isaac Newton | 1642-12-25 | 01:38 | Woolsthorpe 52.81 -0.63 Europe/London | julian
Johann Sebastian Bach | 1685-03-21 | | Eisenach 50.98 10.32 Europe/Berlin | julian
Leonhard Euler | 1707-04-15 | | Basel 47.56 7.59 Europe/Zurich
Maria Theresa | 1717-05-13 | 07:30 | Vienna 48.21 16.37 Europe/Vienna
George Washington | 1732-02-22 | 10:00 | Westmoreland County 38.19 -76.92 America/New_York
Wolfgang Amadeus Mozart | 1756-01-27 | 20:00 | Salzburg 47.80 13.04 Europe/Vienna
Hokusai | 1760-10-31 | | Edo 35.69 139.75 Asia/Tokyo
Napoleon Bonaparte | 1769-08-15 | 11:30 | Ajaccio 41.92 8.74 Europe/Paris
Simón Bolívar | 1783-07-24 | | Caracas 10.49 -66.88 America/Caracas
Charles Darwin | 1809-02-12 | | Shrewsbury 52.71 -2.75 Europe/London
Ada Lovelace | 1815-12-10 | 13:00 | London 51.51 -0.13 Europe/London
Queen Victoria | 1819-05-24 | 04:15 | London 51.51 -0.13 Europe/London
Florence Nightingale | 1820-05-12 | 14:00 | Florence 43.77 11.25 Europe/Rome
Fyodor Dostoevsky | 1821-10-30 | | Moscow 55.75 37.62 Europe/Moscow | julian
Mark Twain | 1835-11-30 | 04:45 | Florida, Missouri 39.49 -91.79 America/Chicago
Vincent van Gogh | 1853-03-30 | 11:00 | Zundert 51.47 4.66 Europe/Amsterdam
Nikola Tesla | 1856-07-10 | 00:00 | Smiljan 44.58 15.32 Europe/Zagreb
Rabindranath Tagore | 1861-05-07 | 02:51 | Calcutta 22.57 88.36 Asia/Kolkata
Sun Yat-sen | 1866-11-12 | | Cuiheng 22.44 113.57 Asia/Shanghai
Marie Curie | 1867-11-07 | 12:00 | Warsaw 52.23 21.01 Europe/Warsaw
Mohandas Gandhi | 1869-10-02 | 07:11 | Porbandar 21.64 69.61 Asia/Kolkata
Albert Einstein | 1879-03-14 | 11:30 | Ulm 48.40 9.99 Europe/Berlin
Knud Rasmussen | 1879-06-07 | | Ilulissat 69.22 -51.10 America/Nuuk
Pablo Picasso | 1881-10-25 | 23:15 | Málaga 36.72 -4.42 Europe/Madrid
Charlie Chaplin | 1889-04-16 | 20:00 | London 51.49 -0.10 Europe/London
Haile Selassie | 1892-07-23 | | Ejersa Goro 9.50 42.22 Africa/Addis_Ababa
Mao Zedong | 1893-12-26 | 07:30 | Shaoshan 27.91 112.53 Asia/Shanghai
Sukarno | 1901-06-06 | | Surabaya -7.25 112.75 Asia/Jakarta
Frida Kahlo | 1907-07-06 | 08:30 | Coyoacán 19.35 -99.16 America/Mexico_City
Akira Kurosawa | 1910-03-23 | | Tokyo 35.69 139.75 Asia/Tokyo
Alan Turing | 1912-06-23 | 02:15 | London 51.52 -0.18 Europe/London
Gamal Abdel Nasser | 1918-01-15 | | Alexandria 31.20 29.92 Africa/Cairo
Nelson Mandela | 1918-07-18 | 14:54 | Mvezo -31.95 28.51 Africa/Johannesburg
Eva Perón | 1919-05-07 | 05:00 | Los Toldos -35.00 -61.04 America/Argentina/Buenos_Aires
Edmund Hillary | 1919-07-20 | | Auckland -36.85 174.76 Pacific/Auckland
Lee Kuan Yew | 1923-09-16 | | Singapore 1.29 103.85 Asia/Singapore
Elizabeth II | 1926-04-21 | 02:40 | London 51.51 -0.15 Europe/London
Marilyn Monroe | 1926-06-01 | 09:30 | Los Angeles 34.05 -118.24 America/Los_Angeles
Gabriel García Márquez | 1927-03-06 | 09:00 | Aracataca 10.59 -74.19 America/Bogota
Audrey Hepburn | 1929-05-04 | 03:00 | Ixelles 50.83 4.37 Europe/Brussels
Chinua Achebe | 1930-11-16 | | Ogidi 6.15 6.87 Africa/Lagos
Yuri Gagarin | 1934-03-09 | | Klushino 55.67 34.95 Europe/Moscow
Beatrix of the Netherlands | 1938-01-31 | 09:47 | Baarn 52.21 5.29 Europe/Amsterdam
Wangari Maathai | 1940-04-01 | | Nyeri -0.42 36.95 Africa/Nairobi
John Lennon | 1940-10-09 | 18:30 | Liverpool 53.41 -2.98 Europe/London
Pelé | 1940-10-23 | 03:00 | Três Corações -21.69 -45.26 America/Sao_Paulo
Muhammad Ali | 1942-01-17 | 18:35 | Louisville 38.25 -85.76 America/Kentucky/Louisville
Bob Marley | 1945-02-06 | 02:30 | Nine Mile 18.35 -77.35 America/Jamaica
David Bowie | 1947-01-08 | 09:15 | London 51.46 -0.11 Europe/London
Steve Jobs | 1955-02-24 | 19:15 | San Francisco 37.77 -122.42 America/Los_Angeles
Mari Boine | 1956-11-08 | | Karasjok 69.47 25.51 Europe/Oslo
Diego Maradona | 1960-10-30 | 07:05 | Lanús -34.71 -58.39 America/Argentina/Buenos_Aires
Diana, Princess of Wales | 1961-07-01 | 19:45 | Sandringham 52.83 0.51 Europe/London
Barack Obama | 1961-08-04 | 19:24 | Honolulu 21.31 -157.86 Pacific/Honolulu
Björk | 1965-11-21 | 07:50 | Reykjavik 64.14 -21.90 Atlantic/Reykjavik
Cathy Freeman | 1973-02-16 | | Mackay -21.14 149.19 Australia/Brisbane
Emilio Palma | 1978-01-07 | | Esperanza Base -63.40 -57.00 Antarctica/Palmer
Roger Federer | 1981-08-08 | 08:40 | Basel 47.56 7.59 Europe/Zurich
Usain Bolt | 1986-08-21 | | Sherwood Content 18.40 -77.62 America/Jamaica
Lorde | 1996-11-07 | | Auckland -36.85 174.76 Pacific/Auckland
Malala Yousafzai | 1997-07-12 | | Mingora 34.78 72.36 Asia/Karachi
Greta Thunberg | 2003-01-03 | | Stockholm 59.33 18.06 Europe/Stockholm
George of Wales | 2013-07-22 | 16:24 | London 51.52 -0.17 Europe/London
Charles of Luxembourg | 2020-05-10 | 05:13 | Luxembourg 49.61 6.13 Europe/Luxembourg
`;

export const people: readonly Person[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', date = '', time = '', where = '', calendar = 'auto'] = row
      .split('|')
      .map((part) => part.trim());
    const [, city = '', latitude = '', longitude = '', timezone = ''] =
      /^(.*) (-?[\d.]+) (-?[\d.]+) (\S+)$/.exec(where) ?? [];
    return {
      name,
      date,
      time: time || '12:00',
      timed: time !== '',
      place: { name: city, latitude: Number(latitude), longitude: Number(longitude), timezone },
      calendar: calendar as Person['calendar'],
    };
  });
