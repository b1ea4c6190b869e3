import { ianaZone } from '#shared/rules/time/windowsZones';

/**
 * Unicode CLDR, windowsZones.xml, the zone of each Windows name for the whole world (001), with the
 * zone database of 2024. "Standard Time" at the end of a name is left out.
 */
const cldr = `
Dateline = Etc/GMT+12; UTC-11 = Etc/GMT+11; Aleutian = America/Adak; Hawaiian = Pacific/Honolulu;
Marquesas = Pacific/Marquesas; Alaskan = America/Anchorage; UTC-09 = Etc/GMT+9;
Pacific Standard Time (Mexico) = America/Tijuana; UTC-08 = Etc/GMT+8; Pacific = America/Los_Angeles;
US Mountain = America/Phoenix; Mountain Standard Time (Mexico) = America/Mazatlan;
Mountain = America/Denver; Yukon = America/Whitehorse; Central America = America/Guatemala;
Central = America/Chicago; Easter Island = Pacific/Easter;
Central Standard Time (Mexico) = America/Mexico_City; Canada Central = America/Regina;
SA Pacific = America/Bogota; Eastern Standard Time (Mexico) = America/Cancun;
Eastern = America/New_York; Haiti = America/Port-au-Prince; Cuba = America/Havana;
US Eastern = America/Indianapolis; Turks And Caicos = America/Grand_Turk;
Paraguay = America/Asuncion; Atlantic = America/Halifax; Venezuela = America/Caracas;
Central Brazilian = America/Cuiaba; SA Western = America/La_Paz; Pacific SA = America/Santiago;
Newfoundland = America/St_Johns; Tocantins = America/Araguaina;
E. South America = America/Sao_Paulo; SA Eastern = America/Cayenne;
Argentina = America/Buenos_Aires; Greenland = America/Godthab; Montevideo = America/Montevideo;
Magallanes = America/Punta_Arenas; Saint Pierre = America/Miquelon; Bahia = America/Bahia;
UTC-02 = Etc/GMT+2; Azores = Atlantic/Azores; Cape Verde = Atlantic/Cape_Verde; UTC = Etc/UTC;
GMT = Europe/London; Greenwich = Atlantic/Reykjavik; Sao Tome = Africa/Sao_Tome;
Morocco = Africa/Casablanca; W. Europe = Europe/Berlin; Central Europe = Europe/Budapest;
Romance = Europe/Paris; Central European = Europe/Warsaw; W. Central Africa = Africa/Lagos;
Jordan = Asia/Amman; GTB = Europe/Bucharest; Middle East = Asia/Beirut; Egypt = Africa/Cairo;
E. Europe = Europe/Chisinau; Syria = Asia/Damascus; West Bank = Asia/Hebron;
South Africa = Africa/Johannesburg; FLE = Europe/Kiev; Israel = Asia/Jerusalem;
South Sudan = Africa/Juba; Kaliningrad = Europe/Kaliningrad; Sudan = Africa/Khartoum;
Libya = Africa/Tripoli; Namibia = Africa/Windhoek; Arabic = Asia/Baghdad;
Turkey = Europe/Istanbul; Arab = Asia/Riyadh; Belarus = Europe/Minsk; Russian = Europe/Moscow;
E. Africa = Africa/Nairobi; Iran = Asia/Tehran; Arabian = Asia/Dubai;
Astrakhan = Europe/Astrakhan; Azerbaijan = Asia/Baku; Russia Time Zone 3 = Europe/Samara;
Mauritius = Indian/Mauritius; Saratov = Europe/Saratov; Georgian = Asia/Tbilisi;
Volgograd = Europe/Volgograd; Caucasus = Asia/Yerevan; Afghanistan = Asia/Kabul;
West Asia = Asia/Tashkent; Ekaterinburg = Asia/Yekaterinburg; Pakistan = Asia/Karachi;
Qyzylorda = Asia/Qyzylorda; India = Asia/Calcutta; Sri Lanka = Asia/Colombo;
Nepal = Asia/Katmandu; Central Asia = Asia/Bishkek; Bangladesh = Asia/Dhaka; Omsk = Asia/Omsk;
Myanmar = Asia/Rangoon; SE Asia = Asia/Bangkok; Altai = Asia/Barnaul; W. Mongolia = Asia/Hovd;
North Asia = Asia/Krasnoyarsk; N. Central Asia = Asia/Novosibirsk; Tomsk = Asia/Tomsk;
China = Asia/Shanghai; North Asia East = Asia/Irkutsk; Singapore = Asia/Singapore;
W. Australia = Australia/Perth; Taipei = Asia/Taipei; Ulaanbaatar = Asia/Ulaanbaatar;
Aus Central W. = Australia/Eucla; Transbaikal = Asia/Chita; Tokyo = Asia/Tokyo;
North Korea = Asia/Pyongyang; Korea = Asia/Seoul; Yakutsk = Asia/Yakutsk;
Cen. Australia = Australia/Adelaide; AUS Central = Australia/Darwin;
E. Australia = Australia/Brisbane; AUS Eastern = Australia/Sydney;
West Pacific = Pacific/Port_Moresby; Tasmania = Australia/Hobart; Vladivostok = Asia/Vladivostok;
Lord Howe = Australia/Lord_Howe; Bougainville = Pacific/Bougainville;
Russia Time Zone 10 = Asia/Srednekolymsk; Magadan = Asia/Magadan; Norfolk = Pacific/Norfolk;
Sakhalin = Asia/Sakhalin; Central Pacific = Pacific/Guadalcanal;
Russia Time Zone 11 = Asia/Kamchatka; New Zealand = Pacific/Auckland; UTC+12 = Etc/GMT-12;
Fiji = Pacific/Fiji; Chatham Islands = Pacific/Chatham; UTC+13 = Etc/GMT-13;
Tonga = Pacific/Tongatapu; Samoa = Pacific/Apia; Line Islands = Pacific/Kiritimati`;
const rows = cldr.split(';').map((row) => row.trim().split(' = ') as [string, string]);
const fullName = (name: string) => (/^UTC|Time/.test(name) ? name : `${name} Standard Time`);

it('each name that Windows has for a time zone is the zone that Unicode says', () => {
  expect(rows.length).toBe(139);
  expect(rows.map(([name]) => [name, ianaZone(fullName(name))])).toEqual(rows);
});
