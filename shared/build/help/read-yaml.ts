import * as v from 'valibot'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import type { Report } from './problem.ts'

export type YamlFields<T> = {
  readonly value: T
  /** Line of a field; the first line when it is missing. */
  readonly lineOf: (field: string) => number
}

/**
 * Parses a YAML mapping with a schema; problems are reported with their line.
 *
 * @param firstLine of the text in its file, from 1
 * @returns undefined when a problem was reported
 */
export function readYaml<const S extends v.GenericSchema>(
  text: string,
  schema: S,
  firstLine: number,
  report: Report,
): YamlFields<v.InferOutput<S>> | undefined {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const lineAt = (offset: number): number => firstLine + counter.linePos(offset).line - 1
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), `Invalid YAML: ${message.split('\n')[0]}`)
  if (document.errors.length > 0) return undefined
  if (!isMap(document.contents)) {
    report(firstLine, 'Fields are expected here, one a line: `name: value`.')
    return undefined
  }
  const fields = document.contents
  const lineOf = (field: string): number => lineAt(offsetOf(fields, field))
  const result = v.safeParse(schema, document.toJS())
  if (result.success) return { value: result.output, lineOf }
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? ''
    report(lineOf(path.split('.')[0] ?? ''), sentenceOf(path, issue))
  }
  return undefined
}

function offsetOf(fields: YAMLMap, field: string): number {
  const key = fields.items.map((pair) => pair.key).find((each) => isScalar(each) && each.value === field)
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0
}

function sentenceOf(path: string, issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return `\`${path}\` is not a known field.`
  if (issue.received === 'undefined') return `\`${path}\` is missing.`
  return `\`${path}\`: ${issue.message}.`
}
