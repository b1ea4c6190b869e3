import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Järjestä taulusi',
  allOff: 'Kaikki osat on poistettu käytöstä.',
  turnOn: 'Ota ne käyttöön asetuksissa',
  nothing: 'Taulullasi ei ole vielä mitään.',
  sections: {
    appTiles: 'Omat sovellukset ja pikalinkit',
    powerBI: 'Raportit',
    myDay: 'Oma päivä',
    myDocuments: 'Omat asiakirjat',
  },
  today: 'Tänään, {date}',
  meetings: 'Tapahtumat',
  meetingsIntroduction: 'Outlook-kalenteristasi, omalla aikavyöhykkeelläsi.',
  noMeetings: 'Päiväsi on tyhjä. Luo uusia tapahtumia Outlookissa alla olevan linkin kautta:',
  openCalendar: 'Avaa Outlookin kalenteri',
  allDay: 'Koko päivä',
  ended: 'Päättynyt',
  noSubject: 'Ei aihetta',
  tasks: 'Tehtävät',
  tasksIntroduction:
    'Plannerin avoimet tehtävät, jotka erääntyvät viikon kuluessa tai joilla ei ole määräpäivää.',
  openPlanner: 'Avaa Planner',
  noTasks: 'Sinulla ei ole tänään tehtäviä. Luo uusia alla olevien linkkien kautta:',
  openToDo: 'Avaa To Do',
  due: 'Määräpäivä {date}',
  overdue: 'Myöhässä, määräpäivä {date}',
  noDueDate: 'Ei määräpäivää',
};
