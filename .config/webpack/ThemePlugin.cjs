const { createHash } = require('node:crypto');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { Compilation, sources } = require('webpack');

/**
 * Writes the themes into a style sheet, and names it in the pages that show the portal, among the
 * files of the app: the start script fetches it when it is its turn.
 */
class ThemePlugin {
  /** @param options `rules`: the style rules; `chunk`: the name of the app's chunk */
  constructor({ rules, chunk }) {
    const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8);
    this.file = `assets/themes.${hash}.css`;
    this.rules = rules;
    this.chunk = chunk;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThemePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ThemePlugin', stage }, () =>
        compilation.emitAsset(this.file, new sources.RawSource(this.rules)),
      );
      // After the plugin that names the scripts.
      const place = { name: 'ThemePlugin', stage: 1 };
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(place, (data) => {
        const { headTags } = data;
        const first = headTags.findIndex(({ attributes }) => attributes.rel === this.chunk);
        if (first >= 0) headTags.splice(first, 0, this.link());
        return data;
      });
    });
  }

  link() {
    return {
      tagName: 'link',
      attributes: { rel: this.chunk, as: 'style', href: `/${this.file}` },
      voidTag: true,
      meta: { plugin: 'ThemePlugin' },
    };
  }
}

module.exports = { ThemePlugin };
