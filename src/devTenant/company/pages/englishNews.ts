import type { ProductPage } from './productPage';

const page = (fields: Omit<ProductPage, 'kind' | 'language'> & { kind?: ProductPage['kind'] }): ProductPage => ({ kind: 'news', language: 'en', ...fields });

export const englishNews: ProductPage[] = [
  page({
    key: 'welcome-portal', title: 'One place for all of us: welcome to the new portal', daysAgo: 2.1, isFeatured: true, channels: [], likes: 214, comments: 37, senders: ['Group Communications'], owner: 'editor', motif: 'aurora', imageText: 'Northern lights over the fjord outside Bergen.',
    html: '<p>From today, news for the office, the terminal and the bridge live in the same place. <strong>Everyone has access</strong>, with or without a Microsoft 365 licence, on a phone as well as on a big screen.</p><h2>Three things to do first</h2><ol><li>Choose the channels you want to follow under <em>Settings</em>.</li><li>Pick the languages you read.</li><li>Save your most important apps to the front page.</li></ol><blockquote><p>For the first time I read the same news as my colleagues in Oslo, on the same day.</p></blockquote><p>That was Jonas Virtanen\'s comment after testing the portal for a week from his crane in Turku. We have listened to 340 testers and will keep improving: use the feedback link at the bottom of each page.</p>',
  }),
  page({
    key: 'winter-storm', title: 'Winter storm: terminals prepare for 28 metres a second', daysAgo: 0.95, isFeatured: true, channels: [], likes: 42, comments: 18, senders: ['Terminals', 'Group HSE'], owner: 'broadcaster', motif: 'harbour',
    html: '<p>The meteorologists expect the first winter storm along the Danish and Swedish west coast this week. Esbjerg and Gothenburg stop crane work <strong>four hours before</strong> it arrives.</p><h2>What this means for you</h2><ul><li>A late shift that falls into the storm starts at 06.00 the next morning instead.</li><li>Secure loose equipment and containers in the outer rows before your shift ends.</li><li>Office staff may work from home; talk to your manager.</li></ul><p>Ships seek shelter according to the voyage plan. Fleet Operations answers questions around the clock on extension 5500.</p>',
  }),
  page({
    key: 'employee-survey', title: 'You have spoken: results of the employee survey', daysAgo: 1.5, isFeatured: true, channels: [], likes: 88, comments: 26, senders: ['People and Culture'], owner: 'editor', motif: 'city',
    html: '<p>Eighty-three per cent of us answered, more than ever. Pride in the work and trust in colleagues are our strongest points. What we want more of is <strong>time to learn</strong> and clearer decisions.</p><h2>The figures in short</h2><table><thead><tr><th>Theme</th><th>2025</th><th>2026</th></tr></thead><tbody><tr><td>Pride</td><td>7.9</td><td>8.3</td></tr><tr><td>Safety</td><td>8.4</td><td>8.6</td></tr><tr><td>Learning</td><td>6.8</td><td>6.7</td></tr></tbody></table><h2>What happens now</h2><p>Every team gets its own results before Christmas and chooses <em>one</em> thing to improve. The group management has chosen learning: two days a year become everyone\'s right.</p>',
  }),
  page({
    key: 'fuel-cells', title: 'Fuel cell runs 1,000 hours without a stop', daysAgo: 3.1, isFeatured: true, channels: ['innovation', 'engineering', 'sustainability'], likes: 131, comments: 12, senders: ['Engineering'], owner: 'member', motif: 'workshop', imageText: 'The test stand in Oslo, hour 1,000.',
    html: '<p>At 14.07 on Tuesday a small crowd in the workshop counted down. The test cell for ferries had then delivered 200 kilowatts for a thousand hours.</p><h2>Why it matters</h2><p>A ferry needs a source of power that survives <strong>vibration, salt and winter</strong>. The cell was shaken as if it stood in an engine room in the North Sea and lost less than one per cent of its power.</p><blockquote><p>The most exciting thing was how boring it was.</p></blockquote><p>So says Maria Solberg, naval architect. The next test is at sea, on board Nordvik Fjord.</p>',
  }),
  page({
    key: 'cardamom', title: 'The recipe everyone asks for: cardamom buns from Nordvik Hav', kind: 'quickRead', daysAgo: 0.35, channels: ['social'], likes: 402, comments: 64, senders: ['Ship Cooks'], motif: 'ship',
    html: '<p>Makes 24, or 12 for engineers.</p><h3>Dough</h3><ul><li>5 dl milk</li><li>150 g butter</li><li>50 g yeast</li><li>2 tablespoons freshly ground cardamom</li><li>1.5 dl sugar</li><li>13 dl flour</li></ul><p>Warm the milk, melt the butter in it, stir in the rest and let it rise for an hour, somewhere that does not roll. Bake at 225 degrees for nine minutes.</p>',
  }),
  page({
    key: 'password-less', title: 'Goodbye passwords: sign in with your face or a key', daysAgo: 4.6, isFeatured: true, channels: ['itnews'], likes: 57, comments: 33, senders: ['Information Technology'], owner: 'admin', motif: 'city',
    html: '<p>From January you no longer need a password on your work computer. You use your <strong>face, your finger or a small key</strong>.</p><h2>How to get ready</h2><ol><li>Open <em>My Sign-ins</em> from Apps and tools.</li><li>Add at least two methods.</li><li>Restart the computer.</li></ol><p>Do you share a computer in a control room or on a bridge? Then you get a key from your service desk. See the dates for your office below.</p><ul><li>Copenhagen and Esbjerg: 12 January</li><li>Gothenburg and Stockholm: 19 January</li><li>Oslo and Bergen: 26 January</li><li>Turku, Helsinki and Reykjavik: 2 February</li></ul>',
  }),
  page({
    key: 'lost-container', title: 'What we learned from the lost container', daysAgo: 7.7, isFeatured: true, channels: ['safety'], likes: 66, comments: 15, senders: ['Group HSE'], owner: 'editor', motif: 'ship',
    html: '<p>In October a container went overboard west of Stavanger. Nobody was hurt and it was recovered two days later. The investigation is now finished and can be read by everyone.</p><h2>The chain of causes</h2><p>A lashing rod had been replaced by a similar one of another make. It fitted, but locked a quarter of a turn later. In the dark nobody could see the difference.</p><h2>Four actions</h2><ul><li>Rods of different makes are painted in different colours.</li><li>Spare rods are counted at every port.</li><li>The lashing check has got a torch symbol: <strong>look twice at night</strong>.</li><li>The course for deck crews uses this case.</li></ul>',
  }),
  page({
    key: 'canteen-waste', title: 'Canteens halve their food waste', kind: 'quickRead', daysAgo: 9.1, channels: ['sustainability'], likes: 49, comments: 5, senders: ['Facilities'], motif: 'harbour',
    html: '<p>Smaller plates, a late soup and a screen that shows yesterday\'s bin: since spring our canteens throw away <strong>52 per cent less food</strong>. Oslo leads with only 31 grams a guest.</p>',
  }),
  page({
    key: 'pension', title: 'Your pension: book a talk before 10 December', kind: 'quickRead', daysAgo: 5.5, archivedInDays: 20, channels: ['people', 'groupfunctions'], likes: 12, comments: 3, senders: ['People and Culture'], owner: 'editor',
    html: '<p>Advisers visit every office in the first week of December and sit by the phone for those at sea. Book thirty minutes through your HR partner.</p>',
  }),
  page({
    key: 'iceland-port', title: 'Reykjavik gets a second quay', daysAgo: 12.4, isFeatured: true, channels: ['iceland', 'terminals'], likes: 71, comments: 9, senders: ['Terminals'], motif: 'fjord',
    html: '<p>The city council has approved the plan. Work begins when the ice is gone, and the quay will take ships of up to 240 metres.</p><h2>Fewer trucks</h2><p>Fish from the west coast will come by sea instead of by road, which removes 6,000 lorry trips a year.</p>',
  }),
  page({
    key: 'mentor', title: 'Mentors wanted: share what you know', kind: 'quickRead', daysAgo: 16, channels: ['people'], likes: 24, comments: 2, senders: ['People and Culture'], motif: 'workshop',
    html: '<p>Forty-six apprentices are looking forward to learning from <em>you</em>. One hour every other week is enough. Write to People and Culture before the end of the month.</p>',
  }),
  page({
    key: 'customer-day', title: 'Customer day: "You answer the phone at four in the morning"', daysAgo: 19.5, channels: ['shipping', 'results'], likes: 38, comments: 6, senders: ['Commercial'], motif: 'city',
    html: '<p>Sixty customers visited the terminal in Gothenburg. We asked them for three good and three bad things. The good: people, punctuality and the new tracking page. The bad: invoices, invoices and the coffee.</p><p>Finance has promised a new invoice layout before summer. Facilities has already changed the coffee.</p>',
  }),
  page({
    key: 'reorganisation-draft', title: 'New structure for Fleet Operations', daysAgo: null, channels: ['shipping'], senders: ['Group Management'], owner: 'editor', motif: 'ship', hasNoComments: true,
    html: '<p><em>Draft, waits for the negotiations with the unions.</em></p><p>Fleet Operations will be organised by trade instead of by ship type from the second quarter.</p>',
  }),
  page({
    key: 'christmas-lunch', title: 'Sign up for the winter party', daysAgo: -6, channels: ['social'], senders: ['Social Committee'], owner: 'editor', motif: 'aurora',
    html: '<p>The party is held in all offices on the same evening, with one band that plays on all screens at once.</p>',
  }),
  page({
    key: 'annual-report', title: 'The annual report in four minutes', daysAgo: -40, isFeatured: true, channels: [], senders: ['Group Finance'], owner: 'editor', motif: 'lighthouse',
    html: '<p>Scheduled for the morning when the report is published.</p>',
  }),
  page({
    key: 'summer-rota', title: 'Summer rota for the service desk', daysAgo: 150, archivedInDays: -80, channels: ['itnews'], likes: 8, comments: 1, senders: ['Information Technology'], motif: 'harbour',
    html: '<p>From midsummer to the middle of August the service desk answers between 8 and 16.</p>',
  }),
];
