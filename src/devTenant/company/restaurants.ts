/** A restaurant of the example organisation and what it serves: dishes in turn, by weekday. */
export interface CompanyRestaurant {
  name: string;
  /** Keys of channels; empty: for everyone. */
  channels: string[];
  allWeek: string;
  /** From Monday on. */
  days: string[][];
}

export const restaurants: readonly CompanyRestaurant[] = [
  {
    name: 'Kajen, Copenhagen',
    channels: ['copenhagen', 'esbjerg', 'denmark'],
    allWeek: 'Salad buffet\nRye bread with two toppings',
    days: [
      ['Lentil soup with lime', 'Roast cod, mustard sauce'],
      ['Beetroot burger', 'Chicken with tarragon'],
      ['Frikadeller, potato salad', 'Mushroom risotto'],
      ['Pea soup', 'Fried plaice, remoulade'],
      ['Pizza from the stone oven', 'Apple cake'],
    ],
  },
  {
    name: 'Fjordkantina, Oslo',
    channels: ['oslo', 'bergen', 'norway'],
    allWeek: 'Salad bar\nSoup and fresh bread',
    days: [
      ['Fish soup from Bergen', 'Chickpea stew'],
      ['Meatballs, lingonberries', 'Spinach lasagne'],
      ['Salmon with cucumber', 'Sweet-potato curry'],
      ['Lapskaus', 'Falafel plate'],
      ['Tacos', 'Waffles with jam'],
    ],
  },
  {
    name: 'Quay Kitchen, Turku',
    channels: ['turku', 'helsinki', 'finland'],
    allWeek: "Porridge from seven o'clock\nSalad table",
    days: [
      ['Karelian stew', 'Vegetable patties'],
      ['Salmon soup', 'Tofu wok'],
      ['Chicken curry', 'Beetroot gratin'],
      ['Pea soup', 'Pancake and jam'],
      ['Baltic herring', 'Pasta with pesto'],
    ],
  },
  {
    name: 'Gothenburg Mess',
    channels: ['gothenburg', 'stockholm', 'sweden'],
    allWeek: 'Salad buffet\nCrispbread and cheese',
    days: [
      ['Kroppkakor', 'Root vegetable soup'],
      ['Herring, brown butter', 'Halloumi burger'],
      ['Pytt i panna', 'Bean chilli'],
      ['Yellow pea soup', 'Pancakes'],
      ['Prawn sandwich', 'Veggie Biff Rydberg'],
    ],
  },
  {
    name: "Ship's Galley (all offices)",
    channels: [],
    allWeek: "Sandwiches until three o'clock",
    days: [
      ['Soup of the day'],
      ['Soup of the day'],
      ['Soup of the day'],
      ['Soup of the day'],
      ['Cinnamon rolls'],
    ],
  },
];
