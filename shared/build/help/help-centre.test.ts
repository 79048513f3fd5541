import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readHelpCentre } from './help-centre.ts'
import { readArticle } from './read-article.ts'

const BUILD = dirname(createRequire(import.meta.url).resolve('../package.json'))
const ROOT = join(BUILD, '../..')

let root: string
let help: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lantern-help-'))
  help = join(root, 'shell/help')
  cpSync(join(ROOT, 'shell/help'), help, { recursive: true })
  for (const name of ['remote-mine', 'remote-games', 'remote-activity']) symlinkSync(join(ROOT, name), join(root, name))
})
afterEach(() => rmSync(root, { recursive: true }))

const problems = (): string[] =>
  readHelpCentre(help, root).problems.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(help, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(join(help, file), changed)
}

describe('readHelpCentre', () => {
  it('[BUILD-7] reads all 21 articles in both languages', () => {
    const { entries, problems: none } = readHelpCentre(help, root)
    expect(none).toEqual([])
    expect(entries).toHaveLength(21)
  })

  it.each([
    [
      'a link to no page',
      'zh/ck.md',
      '(/mine/finance/deposit)',
      '(/mine/finance/deposits)',
      /ck[.]md:\d+: The link \/mine\/finance\/deposits leads to no page of the site[.]/,
    ],
    [
      'a link to no help page',
      'en/hzhb.md',
      '(/help/fjcjc)',
      '(/help/fjc)',
      /en\/hzhb[.]md:\d+: The link \/help\/fjc leads to no page of the site[.]/,
    ],
    [
      'a link to no section',
      'en/hzhb.md',
      '(/help/fjcjc)',
      '(/help/fjcjc#sings)',
      /en\/hzhb[.]md:\d+: .* \/help\/fjcjc has no #sings[.]/,
    ],
    [
      'a link out of the site',
      'zh/ck.md',
      '(/mine/finance/deposit)',
      '(https://example.com)',
      /zh\/ck[.]md:\d+: The link https:.* is not a path of this site/,
    ],
    [
      'a link among other words',
      'zh/ck.md',
      /^\[(.*)\](\(\/mine\/finance\/deposit\))/m,
      'go to [$1]$2',
      /zh\/ck[.]md:\d+: Links stand in a paragraph of their own/,
    ],
    [
      'a block that is not drawn',
      'en/qk.md',
      /(## .*\{#limits\})/,
      '$1\n\n* * *',
      /en\/qk[.]md:\d+: An article has no block "thematicBreak"[.]/,
    ],
    [
      'a tool that is not there',
      'en/bczr.md',
      '<self-test />',
      '<calculator />',
      /en\/bczr[.]md:\d+: An article has no block "<calculator \/>"[.]/,
    ],
    [
      'bold words',
      'en/qk.md',
      /^1\. (.*)$/m,
      '1. **$1**',
      /en\/qk[.]md:\d+: Text is drawn as plain words: take out this "strong"/,
    ],
    [
      'a row with too many cells',
      'en/qk.md',
      /^(\| ---.*\n\|)/m,
      '$1 more |',
      /en\/qk[.]md:\d+: This row has 4 cells, and its table has 3 columns[.]/,
    ],
    [
      'a list in a list',
      'zh/kh.md',
      /^- (.*)$/m,
      '- $1\n  - inner',
      /zh\/kh[.]md:\d+: An item of a list is one paragraph of words/,
    ],
    ['no front matter', 'zh/zz.md', /^---[\s\S]*?---/, '', /zh\/zz[.]md:1: The front matter is missing/],
    ['no title', 'zh/zz.md', /title: .*\n/, '', /zh\/zz[.]md:2: `title` is missing[.]/],
    ['a field that is not known', 'zh/zz.md', 'related:', 'relatd:', /zh\/zz[.]md:5: `relatd` is not a known field[.]/],
    [
      'a day that is not in the calendar',
      'zh/zz.md',
      /updated: .*/,
      'updated: 2026-02-31',
      /zh\/zz[.]md:4: `updated`: there is no such day[.]/,
    ],
    [
      'a related page that is not there',
      'zh/zz.md',
      'related: [ck',
      'related: [ckk',
      /zh\/zz[.]md:5: `related.0`: "ckk" is not a help page[.]/,
    ],
    ['front matter that is no YAML', 'zh/zz.md', 'related: [', 'related: [[', /zh\/zz[.]md:\d: Invalid YAML/],
    [
      'a group that is not there',
      'zh/zz.md',
      'group: money',
      'group: gold',
      /zh\/zz[.]md:3: There is no group "gold" in groups[.]yaml: money, play/,
    ],
    [
      'another group in the other language',
      'en/zz.md',
      'group: money',
      'group: play',
      /en\/zz[.]md:3: `group` is "play" here and "money" in shell\/help\/zh\/zz[.]md:3[.]/,
    ],
    ['a heading without anchor', 'zh/zz.md', / \{#how\}/, '', /zh\/zz[.]md:\d+: The heading needs an anchor/],
    [
      'a heading of another rank',
      'zh/zz.md',
      /## (.*\{#how\})/,
      '### $1',
      /zh\/zz[.]md:\d+: A section begins with `##`/,
    ],
    [
      'an anchor used twice',
      'zh/zz.md',
      '{#how}',
      '{#wallets}',
      /zh\/zz[.]md:\d+: The anchor #wallets is used twice[.]/,
    ],
    [
      'other sections in the other language',
      'en/zz.md',
      '{#how}',
      '{#way}',
      /en\/zz[.]md:\d+: Section 2 is #way here and #how in shell\/help\/zh\/zz[.]md/,
    ],
    [
      'no answer in short',
      'zh/zz.md',
      /\n---\n\n.*\n/,
      '\n---\n',
      /zh\/zz[.]md:\d+: Before the first section stands one paragraph/,
    ],
    ['an empty section', 'zh/zz.md', /(## .*\{#auto\})\n\n.*/, '$1', /zh\/zz[.]md:\d+: The section #auto is empty[.]/],
    [
      'a group without a name',
      'groups.yaml',
      /about: \{ zh: [^,]*, /,
      'about: { ',
      /shell\/help\/groups[.]yaml:6: `about.zh` is missing[.]/,
    ],
  ])('[BUILD-7] refuses %s with a sentence that names file and line', (_, file, from, to, sentence) => {
    change(file, from, to)
    expect(problems()).toContainEqual(expect.stringMatching(sentence))
  })

  it('[BUILD-7] names the exact line of the fault', () => {
    const before = readFileSync(join(help, 'zh/ck.md'), 'utf8').split('\n')
    change('zh/ck.md', '(/customer/main)', '(/customer/mian)')
    const line = before.findIndex((row) => row.includes('(/customer/main)')) + 1
    expect(problems()).toEqual([`shell/help/zh/ck.md:${line}: The link /customer/mian leads to no page of the site.`])
  })

  it('[BUILD-7] refuses a page missing in one language, and a file that is not a help page', () => {
    rmSync(join(help, 'en/ck.md'))
    writeFileSync(join(help, 'zh/draft.md'), 'Not yet.')
    expect(problems()).toEqual([
      expect.stringMatching(/^shell\/help\/zh\/draft[.]md:1: There is no help page "draft"/),
      expect.stringMatching(/^shell\/help\/en\/ck[.]md:1: This article is missing/),
    ])
  })

  it('joins wrapped source lines, with a space where the language uses spaces', () => {
    const leadOf = (text: string): string | undefined =>
      readArticle(
        'x.md',
        `---\ntitle: x\ngroup: x\nupdated: 2026-11-22\nrelated: [ck]\n---\n\n${text}\n\n## x {#x}\n\nx`,
      ).read?.article.lead
    expect(leadOf('资金都属\n于您。')).toBe('资金都属于您。')
    expect(leadOf('between\nyour wallets')).toBe('between your wallets')
  })
})

describe('webpack-loader', () => {
  it('[BUILD-7] fails the build with file, line and message, and adds no Markdown parser to the bundle', () => {
    const good = bundle()
    expect(good.stderr).toBe('')
    expect(good.stdout).toContain('开户')
    expect(good.stdout).not.toMatch(/mdast|micromark/)
    change('zh/zz.md', '(/mine/finance/wallet)', '(/mine/finance/walet)')
    expect(bundle().stderr).toMatch(
      /shell\/help\/zh\/zz[.]md:\d+: The link \/mine\/finance\/walet leads to no page of the site[.]/,
    )
  })

  function bundle() {
    const script = `
      import webpack from 'webpack'
      import { commonConfig } from './webpack/common.mjs'
      import { runWebpack } from './release/run-webpack.mjs'
      import { readFileSync } from 'node:fs'
      const root = ${JSON.stringify(root)}
      const common = commonConfig({ packageDir: root, uniqueName: 'help', cacheName: 'help' })
      const entry = root + '/shell/help/groups.yaml'
      const optimization = { ...common.optimization, usedExports: false, minimize: false }
      try {
        await runWebpack({ ...common, entry, optimization, output: { ...common.output, path: root + '/dist', filename: 'main.js' } })
        process.stdout.write(readFileSync(root + '/dist/main.js', 'utf8'))
      } catch (error) { process.stderr.write(error.message) }
    `
    const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
    return spawnSync(process.execPath, flags, { cwd: BUILD, encoding: 'utf8' })
  }
})
