import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Tilpas din tavle',
  allOff: 'Alle komponenter er slået fra.',
  turnOn: 'Gå til indstillinger for at slå dem til',
  nothing: 'Der er ikke noget på din tavle endnu.',
  sections: {
    appTiles: 'Mine apps og genveje',
    powerBI: 'Rapporter',
    myDay: 'Min dag',
    myDocuments: 'Mine dokumenter',
  },
  today: 'I dag, {date}',
  meetings: 'Begivenheder',
  meetingsIntroduction: 'Fra din Outlook-kalender, i din egen tidszone.',
  noMeetings: 'Din dag er tom. Opret nye begivenheder i Outlook via linket herunder:',
  openCalendar: 'Åbn kalenderen i Outlook',
  allDay: 'Hele dagen',
  ended: 'Slut',
  noSubject: 'Uden emne',
  tasks: 'Opgaver',
  tasksIntroduction:
    'Åbne opgaver i Planner, der forfalder inden for en uge eller ikke har nogen frist.',
  openPlanner: 'Åbn Planner',
  noTasks: 'Du har ingen opgaver i dag. Opret nye via linkene herunder:',
  openToDo: 'Åbn To Do',
  due: 'Frist {date}',
  overdue: 'Overskredet siden {date}',
  noDueDate: 'Ingen frist',
};
