/** Files to deploy from, judged by the schemas and the grammar of the programs that read them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

type Rule = { alert: string }
type Faults = { groups: string; expressions: string[]; objects: string[] }

function judge({
  groups = [],
  expressions = [],
  objects = [],
}: {
  groups?: unknown
  expressions?: string[]
  objects?: unknown[]
}): Faults {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'judge-deploy-files.mjs')], {
    input: JSON.stringify({ groups, expressions, objects }),
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Values of every `expr`. */
function expressionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'expr' ? [String(inner)] : expressionsIn(inner)))
}

describe('ops/deploy', () => {
  const alerts = parse(textOf('ops/deploy/alerts.yaml'))

  it('[OPS-METRIC-1] has alerts in the form of Prometheus rules, and the runbook a row for each', () => {
    expect(judge(alerts).groups).toBe('')
    expect(judge({ groups: [{ name: 'lantern', rules: [{ alert: 'NoExpression' }] }] }).groups).toContain('expr')
    const names = alerts.groups.flatMap(({ rules }: { rules: Rule[] }) => rules.map(({ alert }) => alert))
    const rows = [...textOf('docs/runbooks/metrics.md').matchAll(/^\| `(Lantern\w+)` \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(names)
  })

  it("[OPS-METRIC-1] has expressions that Prometheus's own grammar reads", () => {
    const expressions = [alerts, JSON.parse(textOf('ops/deploy/dashboard.json'))].flatMap(expressionsIn)
    expect(expressions.length).toBeGreaterThan(15)
    const broken = 'sum(rate(lantern_connections[5m])'
    expect(judge({ expressions: [...expressions, broken] }).expressions).toEqual([broken])
  })
})

describe('edge/deploy/kubernetes.yaml', () => {
  it('[OPS-METRIC-2] fits the schemas of Kubernetes, which refuse an unknown field and another type', () => {
    const objects = parseAllDocuments(textOf('edge/deploy/kubernetes.yaml')).map((one) => one.toJS())
    expect(objects.length).toBeGreaterThan(5)
    expect(judge({ objects }).objects).toEqual([])
    const deployment = JSON.stringify(objects.find(({ kind }) => kind === 'Deployment'))
    const broken = [
      deployment.replace('"periodSeconds"', '"periodSecond"'),
      deployment.replace('"replicas":1', '"replicas":"one"'),
    ].map((text) => JSON.parse(text))
    expect(judge({ objects: broken }).objects).toHaveLength(2)
  })
})
