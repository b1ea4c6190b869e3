const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Adds preload links for the files of a lazily loaded chunk, so that the browser fetches them together with the start script. */
class PreloadPlugin {
  constructor({ page, chunk }) {
    this.page = page;
    this.chunk = chunk;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        if (data.outputName !== this.page) return data;
        const group = compilation.namedChunkGroups.get(this.chunk);
        if (!group) throw new Error(`There is no chunk group "${this.chunk}" to preload.`);
        const files = group.getFiles().filter((file) => file.endsWith('.js'));
        data.headTags.push(...files.map((file) => ({
          tagName: 'link',
          voidTag: true,
          meta: { plugin: 'PreloadPlugin' },
          attributes: { rel: 'preload', as: 'script', href: `/${file}` },
        })));
        return data;
      });
    });
  }
}

module.exports = { PreloadPlugin };
