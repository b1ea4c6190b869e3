import type { Office } from './offices';

const words = (text: string) => text.split(' ');

/** Given names and surnames by country. */
export const names: Record<Office['countryCode'], { given: string[]; surnames: string[] }> = {
  DK: {
    given: words(
      'Freja Emil Ida Oscar Clara Victor Alma William Karla Noah Anna Malthe Laura Magnus Mathilde Frederik Sofie Mikkel Cecilie Rasmus Kirsten Jens Lone Henrik Bodil Søren Marianne Torben Inge Anders',
    ),
    surnames: words(
      'Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Petersen Madsen Kristensen Olsen Thomsen Møller Mortensen Poulsen Knudsen Holm Dahl Winther Bruun Lund Kjær Skov Friis Bech Toft',
    ),
  },
  NO: {
    given: words(
      'Nora Jakob Emma Lucas Ingrid Filip Sigrid Oskar Tiril Henrik Eline Sander Marte Kristian Solveig Tor Ragnhild Bjørn Gunnhild Leif Åse Sverre Turid Odd Kari Geir Randi Arne Hilde Eirik',
    ),
    surnames: words(
      'Hansen Johansen Olsen Larsen Berg Haugen Hagen Johannessen Andreassen Dahl Halvorsen Iversen Moen Strand Solberg Lie Nygård Eide Bakken Sæther Tveit Fjeld Aasen Lunde Vik Ødegård Brekke Myhre',
    ),
  },
  SE: {
    given: words(
      'Alice Hugo Maja Elias Vera Liam Ebba Nils Astrid Axel Wilma Gustav Linnéa Viktor Elsa Karl Agnes Anton Moa Simon Karin Lars Birgitta Per Gunilla Sven Åsa Håkan Ulrika Mats',
    ),
    surnames: words(
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Lindberg Lindström Bergström Sandberg Forsberg Sjöberg Wallin Engström Eklund Lundin Hedlund Åkesson Björk Nyström Holmgren Söderberg Norén Dahlberg',
    ),
  },
  FI: {
    given: words(
      'Aino Eino Helmi Väinö Sofia Leo Lilja Onni Venla Toivo Ella Oliver Iida Elias Emmi Niilo Kerttu Antti Päivi Juha Tuula Timo Sirpa Kari Marjatta Jari Ritva Pekka Satu Mikko',
    ),
    surnames: words(
      'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen Laitinen Tuominen Rantanen Karjalainen Jokinen Mattila Lindholm Söderholm',
    ),
  },
  IS: {
    given: words(
      'Birta Aron Embla Jökull Katla Viktor Hekla Baldur Saga Dagur Sigrún Gunnar Guðrún Einar Helga Ólafur Ásta Þór Margrét Stefán',
    ),
    surnames: words(
      'Jónsdóttir Sigurðsson Guðmundsdóttir Gunnarsson Ólafsdóttir Einarsson Magnúsdóttir Stefánsson Kristjánsdóttir Björnsson Árnadóttir Helgason Þórsdóttir Pálsson',
    ),
  },
};
