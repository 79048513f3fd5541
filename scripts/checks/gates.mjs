/**
 * The static gates and unit tests, cheapest first. `tasks` are those of turbo.json; `fix` is the command that repairs what the gate refuses.
 *
 * @type {{ name: string, fix: string, tasks: string[] }[]}
 */
export const GATES = [
  { name: 'lint', fix: 'shared/build/node_modules/.bin/biome check --write .', tasks: ['gate:lint'] },
  { name: 'docs', fix: 'correct the command or the link that the sentence names', tasks: ['gate:docs'] },
  { name: 'types', fix: 'pnpm --filter <package> types', tasks: ['types'] },
  {
    name: 'unused',
    fix: 'delete what the list names, or drop its export; an entry point that a program starts belongs into knip.jsonc',
    tasks: ['gate:unused'],
  },
  {
    name: 'borders',
    fix: 'read the sentence of the rule in shared/build/dependency-rules.cjs',
    tasks: ['gate:borders'],
  },
  { name: 'rules', fix: 'pnpm rules --list, then docs/rules.md', tasks: ['gate:rules'] },
  { name: 'unit', fix: 'pnpm --filter <package> test', tasks: ['gate:cache', 'gate:start', 'test', 'test:postgres'] },
  { name: 'build', fix: 'npm run build', tasks: ['gate:build'] },
  { name: 'exposes', fix: 'build again, or let remote.json say what the build does', tasks: ['gate:exposes'] },
  {
    name: 'budgets',
    fix: 'load less at first: move it behind import(), or take a lighter way',
    tasks: ['gate:budgets'],
  },
  { name: 'warm', fix: 'see shared/build/webpack/plugins/warm-equals-cold-plugin.mjs', tasks: ['gate:warm'] },
]

/**
 * Groups of tasks that run together. Compilers run in parallel; jest uses both cores for one package, and builds write files that their checks read.
 *
 * @type {{ tasks: string[], isParallel: boolean }[]}
 */
export const STAGES = [
  {
    tasks: ['gate:lint', 'gate:docs', 'types', 'gate:unused', 'gate:borders', 'gate:rules', 'gate:cache'],
    isParallel: true,
  },
  { tasks: ['gate:start', 'test', 'test:postgres'], isParallel: false },
  { tasks: ['gate:build', 'gate:exposes', 'gate:budgets', 'gate:warm'], isParallel: false },
]
