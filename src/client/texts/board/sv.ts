import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Anpassa din tavla',
  allOff: 'Alla komponenter är avstängda.',
  turnOn: 'Gå till inställningarna för att slå på dem',
  nothing: 'Det finns inget på din tavla än.',
  sections: {
    appTiles: 'Mina appar och genvägar',
    powerBI: 'Rapporter',
    myDay: 'Min dag',
    myDocuments: 'Mina dokument',
  },
  today: 'I dag, {date}',
  meetings: 'Händelser',
  meetingsIntroduction: 'Från din Outlook-kalender, i din egen tidszon.',
  noMeetings: 'Din dag är tom. Skapa nya händelser i Outlook via länken nedan:',
  openCalendar: 'Öppna kalendern i Outlook',
  allDay: 'Hela dagen',
  ended: 'Slut',
  noSubject: 'Utan ämne',
  tasks: 'Uppgifter',
  tasksIntroduction:
    'Öppna uppgifter i Planner som ska vara klara inom en vecka eller saknar slutdatum.',
  openPlanner: 'Öppna Planner',
  noTasks: 'Du har inga uppgifter i dag. Skapa nya via länkarna nedan:',
  openToDo: 'Öppna To Do',
  due: 'Klar senast {date}',
  overdue: 'Försenad sedan {date}',
  noDueDate: 'Inget slutdatum',
};
