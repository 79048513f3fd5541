import { SUITES } from './unit-counts.mjs'

/**
 * The static gates and unit tests, cheapest first. `tasks` are those of turbo.json; `fix` is the command that repairs what the gate refuses.
 *
 * @type {{ name: string, fix: string, tasks: string[] }[]}
 */
export const GATES = [
  {
    name: 'lint',
    fix: 'shared/build/node_modules/.bin/biome check --write .',
    tasks: ['gate:lint', 'gate:lint:remotes'],
  },
  { name: 'docs', fix: 'correct the command or link named in the message', tasks: ['gate:docs'] },
  { name: 'types', fix: 'pnpm --filter <package> types', tasks: ['types'] },
  {
    name: 'unused',
    fix: 'delete the listed code or remove its export; add entry points of programs to knip.jsonc',
    tasks: ['gate:unused'],
  },
  {
    name: 'borders',
    fix: 'see the comment of the rule in shared/build/dependency-rules.cjs, or split the folder',
    tasks: ['gate:borders'],
  },
  { name: 'rules', fix: 'pnpm rules --list, then docs/rules.md', tasks: ['gate:rules'] },
  {
    name: 'api',
    fix: 'npm run api -- --write, and a change fragment: docs/how-to/change-a-shared-package.md',
    tasks: ['gate:api'],
  },
  {
    name: 'texts',
    fix: 'say the text in a form that translators can get: docs/how-to/add-a-language.md',
    tasks: ['gate:texts'],
  },
  { name: 'unit', fix: 'pnpm --filter <package> test', tasks: ['gate:cache', 'gate:new', 'gate:start', ...SUITES] },
  { name: 'build', fix: 'npm run build', tasks: ['gate:build'] },
  { name: 'exposes', fix: 'build again, or let remote.json say what the build does', tasks: ['gate:exposes'] },
  {
    name: 'budgets',
    fix: 'reduce the first load: use import() or a smaller dependency',
    tasks: ['gate:budgets'],
  },
  { name: 'warm', fix: 'see shared/build/webpack/plugins/warm-equals-cold-plugin.mjs', tasks: ['gate:warm'] },
]

/**
 * Groups of tasks that run together. Builds run one after another, because they write files that their checks read. jest has two workers for a package,
 * but starts on one core and ends on one; the next package uses the other core meanwhile.
 *
 * @type {{ tasks: string[], isParallel: boolean }[]}
 */
export const STAGES = [
  {
    tasks: [
      'gate:lint',
      'gate:lint:remotes',
      'gate:docs',
      'types',
      'gate:unused',
      'gate:borders',
      'gate:rules',
      'gate:api',
      'gate:texts',
      'gate:cache',
      'gate:start',
    ],
    isParallel: true,
  },
  { tasks: ['gate:new', ...SUITES], isParallel: true },
  { tasks: ['gate:build', 'gate:exposes', 'gate:budgets', 'gate:warm'], isParallel: false },
]
