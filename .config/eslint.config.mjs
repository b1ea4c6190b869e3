import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const defaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const absentDialog = {
  selector:
    "CallExpression[callee.property.name='queryByRole'] > Literal[value=/^(alert)?dialog$/]:last-child",
  message: 'A dialog may be open and hidden from the accessibility tree: add { hidden: true }.',
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**'] },
  ...tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
      complexity: ['error', 15],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
      'no-restricted-syntax': ['error', defaultExport],
      'no-warning-comments': 'error',
    },
  },
  // Where components and hooks are. These rules compile what they look at, which is half of the
  // linter's time.
  {
    files: ['src/client/**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['tests/**'],
    rules: { 'max-lines': ['error', { max: 500 }], 'max-lines-per-function': 'off' },
  },
  {
    files: ['tests/widgets/**'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, absentDialog] },
  },
  {
    files: [
      'tests/bench/**',
      'tests/support/bench/ratios.ts',
      'tests/support/bench/secondVisits.ts',
      'tests/support/bench/wholeVisits.ts',
      'src/server/main.ts',
      'src/server/doctor/main.ts',
      'src/server/db/backup/main.ts',
      'src/devTenant/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
