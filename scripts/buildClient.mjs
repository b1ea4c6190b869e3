/**
 * Runs webpack with the project's configuration and prints errors, or the names and sizes of the
 * first files.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const config = require('../webpack.config.js');

const stats = await new Promise((resolve, reject) => {
  const compiler = webpack(config);
  compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
});
if (stats.hasErrors() || stats.hasWarnings())
  console.error(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exit(1);
