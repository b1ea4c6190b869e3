import type { Article } from './article';

export const englishArticles: Article[] = [
  {
    key: 'aurora-keel', title: 'Aurora takes shape: keel laid for our first methanol feeder', isFeatured: true, daysAgo: 1.05, likes: 148, comments: 23, sender: 'Group Communications', motif: 'ship', channels: [],
    description: 'On a frosty morning in Turku the first 84-tonne section was lowered into the dock. In eighteen months Aurora will carry containers between the Baltic ports on green methanol.',
    paragraphs: ['More than two hundred colleagues, suppliers and their families followed the keel laying from the quay. Following tradition, three coins from Denmark, Finland and Sweden were welded under the first section.', '"We drew the first line of this hull four years ago," says Saara Nieminen of the project office. "Seeing steel instead of a screen is a strange and very good feeling."', 'The next milestone is the engine, which arrives from Frederikshavn in spring.'],
  },
  {
    key: 'q3-results', title: 'Third quarter: record volumes and a steady hand on costs', isFeatured: true, daysAgo: 1.1, likes: 96, comments: 14, sender: 'Group Finance', motif: 'city', channels: ['results'],
    description: 'We moved 412,000 containers, the most ever in a quarter, while fuel use per container fell by six per cent. The outlook for the year is unchanged.',
    paragraphs: ['Revenue grew by eight per cent to EUR 611 million. Offshore wind contributed a third of the growth after both installation vessels returned from service.', 'Costs for repairs were higher than planned, mainly because of storm damage in Esbjerg in August.', 'The full report and the recording of the presentation are on the Finance site.'],
  },
  {
    key: 'safety-week', title: 'Safety Week: one conversation can stop an accident', isFeatured: true, daysAgo: 2.3, likes: 203, comments: 41, sender: 'Group HSE', motif: 'workshop', channels: ['safety'],
    description: 'From Monday every team stops for fifteen minutes a day to talk about one thing that could go wrong tomorrow. Last year these talks led to 312 improvements.',
    paragraphs: ['Each day has its own theme: lifting, working at height, fatigue, weather, and speaking up. Cards with questions are in every control room and canteen.', 'Report your improvement in the safety app before Friday. Three teams will be invited to present theirs to the group management.'],
  },
  {
    key: 'green-corridor', title: 'Green Corridor opens booking: first zero-emission slots in March', isFeatured: true, daysAgo: 4, likes: 121, comments: 9, sender: 'Commercial', motif: 'fjord', channels: ['sustainability', 'shipping'],
    description: 'Customers can now book space on the Turku-Stockholm route that runs on wind power stored as hydrogen. A third of the slots went in the first hour.',
    paragraphs: ['The route will start with two sailings a week and grow to daily traffic within a year.', 'Commercial has prepared a short customer presentation in five languages.'],
  },
  {
    key: 'new-ceo-letter', title: 'A letter from the bridge: what I learned on twelve ships', isFeatured: true, daysAgo: 6.5, likes: 377, comments: 58, sender: 'Group Management', motif: 'lighthouse', channels: [],
    description: 'Our chief executive spent a month at sea this autumn. Here is what she brought home: three worries, five ideas and a recipe for cardamom buns.',
    paragraphs: ['"I had read about the new crew rota. On board I understood it," she writes. Internet at sea, the paperwork in port and the way we hand over between crews will be looked at before the summer.', 'The recipe is at the end of the letter, with thanks to the galley of Nordvik Hav.'],
  },
  {
    key: 'kattegat-cable', title: 'Ninety kilometres of cable in the seabed, eleven days ahead of plan', isFeatured: true, daysAgo: 8, likes: 88, comments: 12, sender: 'Offshore Wind', motif: 'wind', channels: ['offshore'],
    description: 'The Kattegat Link team finished the export cable in calm seas. Testing has begun and the first turbine is expected to deliver power before midsummer.',
    paragraphs: ['Crew and planners used a new forecast of waves that was made together with the Engineering department.', 'The last joint was closed on Sunday at 04.12, to the sound of a very small brass band.'],
  },
  {
    key: 'cyber-drill', title: 'Phishing drill: eight of ten saw through the fake invoice', isFeatured: true, daysAgo: 11, likes: 54, comments: 19, sender: 'Information Technology', motif: 'city', channels: ['itnews'],
    description: 'Twice as many of us reported the message as last spring. The three signs that gave it away, and the one trick that fooled even the security team.',
    paragraphs: ['Look at the sender\'s address, hover before you open, and call when money is involved.', 'Report messages with the button in Outlook: it takes three seconds and protects everyone who gets the same message after you.'],
  },
  {
    key: 'apprentices', title: 'Welcome aboard: 46 apprentices start in five countries', isFeatured: true, daysAgo: 14, likes: 167, comments: 22, sender: 'People and Culture', motif: 'workshop', channels: ['people'],
    description: 'Welders, electricians, cadets and, for the first time, two data apprentices. Meet Embla from Reykjavik and Onni from Turku.',
    paragraphs: ['Every apprentice has a mentor and visits at least one other country in the first year.', 'Do you want to be a mentor next year? People and Culture would like to hear from you before February.'],
  },
  {
    key: 'shore-power', title: 'Engines off: shore power now in all six terminals', daysAgo: 0.2, likes: 73, comments: 6, sender: 'Terminals', motif: 'harbour', channels: ['sustainability', 'terminals'],
    description: 'Ships at our quays now connect to the grid instead of running their engines. The neighbours in Gothenburg have already written to thank us for the silence.',
    paragraphs: ['A call of twelve hours saves four tonnes of carbon dioxide.', 'Crews find the new connection procedure in the ship management system.'],
  },
  {
    key: 'hull-drones', title: 'Drones inspect a hull in forty minutes', daysAgo: 0.5, likes: 64, comments: 11, sender: 'Engineering', motif: 'workshop', channels: ['innovation', 'engineering'],
    description: 'What took two divers a day is now done by a swarm of four. The engineers in Oslo explain what the pictures show and what they do not.',
    paragraphs: ['The drones measure the thickness of the paint to a tenth of a millimetre and mark growth on a map of the hull.', 'Divers are still needed for propellers and for everything that has to be touched.'],
  },
  {
    key: 'oslo-office', title: 'Oslo moves to Sørkaia: desks with a view from 1 February', daysAgo: 1.3, likes: 45, comments: 31, sender: 'Facilities', motif: 'city', channels: ['oslo'],
    description: 'The new office has room for workshops, a quiet floor and a bicycle garage. Packing boxes arrive in your department in the second week of January.',
    paragraphs: ['Each department has a moving contact; the list is on the Oslo page.', 'The canteen opens on the first day with soup for everyone.'],
  },
  {
    key: 'digital-bridge', title: 'Digital Bridge: one screen instead of nine', daysAgo: 0.9, likes: 82, comments: 17, sender: 'Information Technology', motif: 'ship', channels: ['innovation', 'shipping'],
    description: 'The officers of Nordvik Hav tested the new bridge display for six weeks. Their verdict: fewer alarms, better nights, and please make the font larger.',
    paragraphs: ['The display gathers route, weather, engine and cargo in one place and is the same in the office and on board.', 'Nine more ships get it this winter.'],
  },
  {
    key: 'choir', title: 'The Nordvik Choir sings in your canteen this December', daysAgo: 10.2, likes: 112, comments: 8, sender: 'Choir', motif: 'aurora', channels: ['social'], hasNoPicture: true,
    description: 'Lucia songs in Gothenburg, carols in Copenhagen and a joint concert on video from Reykjavik. Bring a candle, electric ones only.',
    paragraphs: ['The tour starts on 9 December in Turku. Sheet music for those who want to sing along is on the choir\'s page.'],
  },
  {
    key: 'whale-watch', title: 'Slower for whales: new speed limits north of Iceland', daysAgo: 16, likes: 139, comments: 15, sender: 'Fleet Operations', motif: 'fjord', channels: ['sustainability', 'shipping'],
    description: 'From December our ships keep ten knots in two areas where humpback whales feed. Voyage Planning has calculated what that means for arrival times.',
    paragraphs: ['The change costs eleven minutes on an average voyage and saves fuel as well.', 'Sightings can be reported from the bridge and go straight to the marine institute.'],
  },
  {
    key: 'polar-class', title: 'Model tests in the ice tank: the bow that likes it rough', daysAgo: 20, likes: 51, comments: 7, sender: 'Engineering', motif: 'aurora', channels: ['engineering'],
    description: 'In Helsinki a four-metre model broke through ice forty times this week. The naval architects have chosen bow number three.',
    paragraphs: ['The chosen shape uses nine per cent less power in level ice and behaves best in old channels.', 'The report with film clips is on the Engineering site.'],
  },
  {
    key: 'expense-app', title: 'Travel expenses in two minutes: the new app is here', daysAgo: 24, likes: 38, comments: 27, sender: 'Group Finance', motif: 'city', channels: ['itnews', 'groupfunctions'],
    description: 'Photograph the receipt, check the amount, done. Reports in the old system have to be sent before the end of the year.',
    paragraphs: ['The app works without coverage and sends the report when you are back in port or in the office.'],
  },
  {
    key: 'wind-record', title: 'A windy October: 1.2 million homes powered', daysAgo: 28, likes: 91, comments: 5, sender: 'Offshore Wind', motif: 'wind', channels: ['offshore', 'sustainability'],
    description: 'The wind farms that we service delivered more electricity than in any month before, and with fewer stops for maintenance.',
    paragraphs: ['Technicians reached 97 per cent of the planned visits in spite of the weather, thanks to the new boat landing system.'],
  },
  {
    key: 'board', title: 'New faces on the board: experience from ports and batteries', daysAgo: 41, likes: 29, comments: 2, sender: 'Group Management', motif: 'lighthouse', channels: ['results'],
    description: 'The extraordinary general meeting elected two new members. Both start by visiting a terminal and spending a day at sea.',
    paragraphs: ['The employees\' representatives on the board remain the same until next autumn.'],
  },
];
