/** Texts of the board, which load with its page. */
export const texts = {
  arrange: 'Arrange your board',
  allOff: 'All components are turned off.',
  turnOn: 'Go to settings to turn them on',
  nothing: "There's nothing on your board yet.",
  sections: {
    appTiles: 'My apps and smart links',
    powerBI: 'Reports',
    myDay: 'My day',
    myDocuments: 'My documents',
  },
};
