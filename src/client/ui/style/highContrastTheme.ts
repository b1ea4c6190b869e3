/** Apart from the others because few people need it. */
export { teamsHighContrastTheme as highContrastTheme } from '@fluentui/react-components';
