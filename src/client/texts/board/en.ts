/** Texts of the board, which load with its page. */
export const texts = {
  arrange: 'Arrange your board',
  allOff: 'All components are turned off.',
  turnOn: 'Go to settings to turn them on',
  nothing: "There's nothing on your board yet.",
  unlicensed: "{sections} come from Microsoft 365, and you don't have a licence for it.",
  sections: {
    appTiles: 'My apps and smart links',
    powerBI: 'Reports',
    myDay: 'My day',
    myDocuments: 'My documents',
  },
};
