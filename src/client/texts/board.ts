import { lazyTexts } from './lazyTexts';

const en = {
  meetings: 'Your meetings today',
  meetingsIntroduction: 'From your Outlook calendar, in your own time zone.',
  noMeetings: 'You have no meetings today.',
  allDay: 'All day',
  ended: 'Over',
  noSubject: 'Without a subject',
  tasks: 'Your tasks',
  tasksIntroduction: 'Open tasks of Planner that are due within a week or have no due date.',
  openPlanner: 'Open Planner',
  noTasks: 'You have no tasks that are due within a week.',
  due: 'Due {date}',
  overdue: 'Overdue since {date}',
  noDueDate: 'No due date',
};

export type BoardTexts = typeof en;

const da: BoardTexts = {
  meetings: 'Dine møder i dag',
  meetingsIntroduction: 'Fra din Outlook-kalender, i din egen tidszone.',
  noMeetings: 'Du har ingen møder i dag.',
  allDay: 'Hele dagen',
  ended: 'Slut',
  noSubject: 'Uden emne',
  tasks: 'Dine opgaver',
  tasksIntroduction: 'Åbne opgaver i Planner, der forfalder inden for en uge eller ikke har nogen frist.',
  openPlanner: 'Åbn Planner',
  noTasks: 'Du har ingen opgaver, der forfalder inden for en uge.',
  due: 'Frist {date}',
  overdue: 'Overskredet siden {date}',
  noDueDate: 'Ingen frist',
};

const sv: BoardTexts = {
  meetings: 'Dina möten i dag',
  meetingsIntroduction: 'Från din Outlook-kalender, i din egen tidszon.',
  noMeetings: 'Du har inga möten i dag.',
  allDay: 'Hela dagen',
  ended: 'Slut',
  noSubject: 'Utan ämne',
  tasks: 'Dina uppgifter',
  tasksIntroduction: 'Öppna uppgifter i Planner som ska vara klara inom en vecka eller saknar slutdatum.',
  openPlanner: 'Öppna Planner',
  noTasks: 'Du har inga uppgifter som ska vara klara inom en vecka.',
  due: 'Klar senast {date}',
  overdue: 'Försenad sedan {date}',
  noDueDate: 'Inget slutdatum',
};

const fi: BoardTexts = {
  meetings: 'Kokouksesi tänään',
  meetingsIntroduction: 'Outlook-kalenteristasi, omalla aikavyöhykkeelläsi.',
  noMeetings: 'Sinulla ei ole kokouksia tänään.',
  allDay: 'Koko päivä',
  ended: 'Päättynyt',
  noSubject: 'Ei aihetta',
  tasks: 'Tehtäväsi',
  tasksIntroduction: 'Plannerin avoimet tehtävät, jotka erääntyvät viikon kuluessa tai joilla ei ole määräpäivää.',
  openPlanner: 'Avaa Planner',
  noTasks: 'Sinulla ei ole viikon kuluessa erääntyviä tehtäviä.',
  due: 'Määräpäivä {date}',
  overdue: 'Myöhässä, määräpäivä {date}',
  noDueDate: 'Ei määräpäivää',
};

const nb: BoardTexts = {
  meetings: 'Møtene dine i dag',
  meetingsIntroduction: 'Fra Outlook-kalenderen din, i din egen tidssone.',
  noMeetings: 'Du har ingen møter i dag.',
  allDay: 'Hele dagen',
  ended: 'Slutt',
  noSubject: 'Uten emne',
  tasks: 'Oppgavene dine',
  tasksIntroduction: 'Åpne oppgaver i Planner som forfaller innen en uke eller ikke har frist.',
  openPlanner: 'Åpne Planner',
  noTasks: 'Du har ingen oppgaver som forfaller innen en uke.',
  due: 'Frist {date}',
  overdue: 'Forfalt siden {date}',
  noDueDate: 'Ingen frist',
};

/** Texts of the board, which load with its page. */
export const useBoardTexts = lazyTexts<BoardTexts>({ en: async () => en, da: async () => da, sv: async () => sv, fi: async () => fi, nb: async () => nb });
