import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const SETTINGS = new Set([...textOf('docs/settings.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name))

/** Names under every `env` (Kubernetes) and `environment` (compose). */
function variablesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(variablesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'env') return (inner as { name: string }[]).map(({ name }) => name)
    return key === 'environment' ? Object.keys(inner) : variablesIn(inner)
  })
}

/** Names of lines `NAME=value`, also of those that are commented out. */
const namesIn = (text: string) => [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => String(name))

describe('files to deploy from', () => {
  it.each([
    ['edge/deploy/compose.yaml', variablesIn(parse(textOf('edge/deploy/compose.yaml'), { merge: true }))],
    [
      'edge/deploy/kubernetes.yaml',
      variablesIn(parseAllDocuments(textOf('edge/deploy/kubernetes.yaml')).map((one) => one.toJS())),
    ],
    ['edge/deploy/edge.env', namesIn(textOf('edge/deploy/edge.env'))],
    ['ops/deploy/ops.env', namesIn(textOf('ops/deploy/ops.env'))],
  ])('[BUILD-18] %s sets variables that the servers read, and no others', (_file, names) => {
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !SETTINGS.has(name))).toEqual([])
  })

  it.each(['ops/deploy/alerts.yaml', 'ops/deploy/dashboard.json'])(
    '[BUILD-18] %s asks for metrics that the runbook lists',
    (file) => {
      const listed = [...textOf('docs/runbooks/metrics.md').matchAll(/^\| `(lantern_[a-z_]+)/gm)].map(
        ([, name]) => name,
      )
      const asked = [...textOf(file).matchAll(/\b(lantern_[a-z_]+?)(?:_bucket)?\b/g)].map(([, name]) => name)
      expect(asked.length).toBeGreaterThan(3)
      expect([...new Set(asked)].filter((name) => !listed.includes(name))).toEqual([])
    },
  )
})
