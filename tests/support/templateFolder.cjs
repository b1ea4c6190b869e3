/**
 * Run by jest before the journeys: a folder that their workers keep portals in, filled with the
 * example content, for as long as this run.
 */
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-templates-'));
  process.env.PORTAL_TEMPLATES = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
