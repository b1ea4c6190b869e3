/**
 * Builds the client into dist/client: the app, the pages that start it or only take an answer of the
 * identity service, and the service worker.
 */
const path = require('node:path');
const { constants } = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { EagerCompilePlugin } = require('./.config/webpack/EagerCompilePlugin.cjs');
const { ThemePlugin } = require('./.config/webpack/ThemePlugin.cjs');
const { StartPlugin } = require('./.config/webpack/StartPlugin.cjs');
const { languageFinders, textsTogether } = require('./.config/webpack/textGroups.cjs');
const { themeRules } = require('./.config/webpack/themes.cjs');

const client = path.join(__dirname, 'src/client');
const isProduction = process.env.NODE_ENV !== 'development';
/** The options that the pages showing the portal have in common. */
const page = {
  template: path.join(client, 'index.html'),
  minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true },
};

const isIn =
  (name) =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/**
 * Keeps a chunk in one file; the other chunk, which loads beside it, takes from there what both
 * need.
 */
function wholeChunk(name, beside) {
  return {
    name: `${name}-whole`,
    test: isIn(name),
    chunks: (chunk) => chunk.name === name || chunk.name === beside,
    enforce: true,
    priority: 10,
  };
}

/** Puts what is left of a chunk into one file: its own, or that of something it never is without. */
function allOf(chunk, file = `${chunk}-whole`) {
  return {
    name: file,
    test: isIn(chunk),
    chunks: ({ name }) => name === chunk,
    enforce: true,
    priority: 9,
  };
}

/** Keeps late modules that are of one thing in one file. */
const together = (name, test) => ({ name, test, chunks: 'async', enforce: true, priority: 15 });

/** A file of icons has each in all sizes, of which the minifier leaves one: no file of its own. */
const isIcon = ({ resource = '' }) => /[\\/]react-icons[\\/]/.test(resource);
const isFloating = ({ resource = '' }) =>
  /[\\/]node_modules[\\/](tabster|@floating-ui|@fluentui[\\/]react-(tabster|positioning|motion|motion-components-preview))[\\/]/.test(
    resource,
  );
const isLibrary = ({ resource = '' }) => /[\\/]node_modules[\\/]/.test(resource);

/** A .br and a .gz beside every script and style sheet; the server sends them as they are. */
const compressed = [
  { ending: 'gz', algorithm: 'gzip', compressionOptions: { level: 9 } },
  {
    ending: 'br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  },
].map(
  ({ ending, ...how }) =>
    new CompressionPlugin({
      ...how,
      filename: `[path][base].${ending}`,
      test: /\.(js|css|svg)$/,
      threshold: 0,
      minRatio: Infinity,
    }),
);

module.exports = {
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  context: __dirname,
  entry: {
    main: path.join(client, 'main.ts'),
    // In the head of the pages that show the portal, and of the one that the identity service
    // answers to.
    'start-picture': path.join(client, 'startPicture.ts'),
    answered: path.join(client, 'answered.ts'),
    // Its address stays the same: browsers look there for a newer one.
    'service-worker': {
      import: path.join(client, 'offline/serviceWorker.ts'),
      filename: '[name].js',
    },
  },
  output: {
    path: path.join(__dirname, 'dist/client'),
    filename: 'assets/[name].[contenthash].js',
    chunkFilename: 'assets/[name].[contenthash].js',
    publicPath: '/',
    // The page lists the hashes of all files; long ones would be most of it.
    hashDigestLength: 8,
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['portal-source', '...'],
    // The package's own entry points lead to its development build only.
    alias: isProduction
      ? {
          'react-router$': path.join(
            __dirname,
            'node_modules/react-router/dist/production/index.mjs',
          ),
        }
      : {},
  },
  module: {
    rules: [
      // Papers that the portal shows.
      { test: /\.md$/, use: path.join(__dirname, '.config/webpack/paper.cjs') },
      // Styles are finished when they arrive; what they were put together from stays behind.
      {
        test: /client[\\/]ui[\\/](style[\\/](layout|surface|hiddenText)|text[\\/]richTextBlockStyles)\.ts$/,
        sideEffects: false,
      },
      {
        test: /\.tsx?$/,
        use: [
          // Turns makeStyles into finished CSS rules at build time; otherwise every visit would pay
          // for it before the first content. Of Fluent it needs the tokens only, and evaluating the
          // whole library for each file would take most of the build. Of the rules it needs ES
          // modules, to find what a style makes use of.
          {
            loader: '@griffel/webpack-loader',
            options: {
              webpackResolveOptions: {
                alias: {
                  '@fluentui/react-components': require.resolve('@fluentui/tokens'),
                  '#shared': path.join(__dirname, 'dist/styleValues/shared'),
                },
              },
            },
          },
          {
            loader: 'ts-loader',
            options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
          },
        ],
      },
    ],
  },
  devtool: 'source-map',
  optimization: {
    // Names that survive changes elsewhere keep what browsers have stored.
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // As small as webpack's own choice makes it, in half the time of the whole build.
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        parallel: false,
        extractComments: false,
      }),
    ],
    // The start stands in the page, and the app is two files; libraries of later chunks are split
    // off by webpack.
    splitChunks: {
      chunks: 'async',
      minSize: 40_000,
      maxInitialRequests: 4,
      maxAsyncRequests: 6,
      // Libraries are measured before their unused parts are left out: no size may break the limit
      // on requests, or a page requests dozens of crumbs.
      enforceSizeThreshold: Number.MAX_SAFE_INTEGER,
      cacheGroups: {
        firstReads: wholeChunk('first-reads', 'app'),
        collaborationReads: wholeChunk('collaboration-reads', 'collaboration'),
        // Pages that open as tabs of Teams: a browser asks for six files at a time, and their code
        // and texts are among the first six beside the app's.
        board: allOf('board'),
        collaboration: allOf('collaboration'),
        texts: textsTogether(),
        ...languageFinders(allOf),
        // What menus, tips and dialogs stand on. Each page has some of them a moment later.
        floating: {
          ...together('floating'),
          test: (module, graph) => isFloating(module) && !isIn('app')(module, graph),
        },
        // Small, and of many pages: a copy in each would be fetched again and again.
        richText: together(
          'rich-text',
          /dompurify|ui[\\/]text[\\/](RichText|CalloutNames|cleanFragment|readerBlocks|richText\w*Styles|sizePictures)\.|richText[\\/]allowList/,
        ),
        // One file of what the app has from elsewhere, which stays the same for many releases; the
        // prompt for signing in takes its part from there.
        libraries: {
          name: 'libraries',
          test: (module, graph) =>
            isLibrary(module) && !isIcon(module) && isIn('app')(module, graph),
          chunks: ({ name }) => name === 'app' || name === 'sign-in',
          enforce: true,
          priority: 12,
        },
        identity: together('identity', /[\\/]node_modules[\\/]@azure[\\/]/),
        browserSignIn: allOf('browser-sign-in', 'identity'),
        // Webpack's own two, without the icons.
        defaultVendors: {
          ...{ idHint: 'vendors', priority: -10, reuseExistingChunk: true },
          test: (module) => isLibrary(module) && !isIcon(module),
        },
        default: {
          ...{ idHint: '', priority: -20, reuseExistingChunk: true, minChunks: 2 },
          test: (module) => !isIcon(module),
        },
      },
    },
  },
  performance: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(__dirname, '.cache/webpack'),
    buildDependencies: { config: [__filename] },
  },
  infrastructureLogging: { level: 'warn' },
  plugins: [
    new NormalModuleReplacementPlugin(
      /[\\/]renderer[\\/]rehydrateRendererCache\.js$/,
      path.join(__dirname, '.config/webpack/noServerStyles.js'),
    ),
    new NormalModuleReplacementPlugin(
      /[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
      path.join(__dirname, '.config/webpack/fluentTokens.js'),
    ),
    new HtmlWebpackPlugin({
      ...page,
      filename: 'index.html',
      chunks: ['start-picture', 'main'],
    }),
    // The same page with the identity library in it, for whoever is not yet known to the browser:
    // signing in begins a round trip earlier.
    new HtmlWebpackPlugin({
      ...page,
      filename: 'newcomers.html',
      chunks: ['start-picture', 'main'],
    }),
    // The page that the identity service answers to: the same start, but a pop-up that only hands
    // its answer on fetches no more than that.
    new HtmlWebpackPlugin({
      ...page,
      filename: 'redirect.html',
      chunks: ['answered', 'main'],
    }),
    // The page of the sign-in pop-up in Teams, and the one on which frames read the identity
    // service's answer: it does nothing at all.
    new HtmlWebpackPlugin({
      filename: 'msteams-auth.html',
      chunks: ['main'],
      template: path.join(client, 'msteams-auth.html'),
      minify: page.minify,
    }),
    new HtmlWebpackPlugin({
      filename: 'auth-blank.html',
      template: path.join(client, 'auth-blank.html'),
      inject: false,
      minify: page.minify,
    }),
    new EagerCompilePlugin({
      chunks: ['app', 'browser-sign-in', 'hero', 'infobox-row', 'board', 'editor', 'page-form'],
    }),
    new StartPlugin({
      entry: 'main',
      firsts: ['start-picture', 'answered'],
      chunks: [
        ...['browser-sign-in', 'app', 'hero', 'infobox-row', 'board'],
        ...['collaboration-reads', 'graph', 'collaboration', 'texts-en', 'bottom-bar'],
      ],
      holding: { 'newcomers.html': { chunk: 'browser-sign-in', next: '/redirect' } },
    }),
    new ThemePlugin({ rules: themeRules(), chunk: 'app' }),
    ...compressed,
  ],
};
