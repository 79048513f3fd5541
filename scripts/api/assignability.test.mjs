import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { weighDeclarations } from './assignability.mjs'

const CONTRACT = join(import.meta.dirname, '../../shared/contract')
const f = (text) => `export declare function f(${text};`
const t = (text) => `export type T = ${text};`

/** @type {[what: string, before: string, after: string, weight: string][]} */
const CASES = [
  ['a parameter that is widened', f('a: string): void'), f('a: string | number): void'), 'minor'],
  ['a parameter that is narrowed', f('a: string | number): void'), f('a: string): void'), 'major'],
  ['a new optional parameter', f('a: string): void'), f('a: string, b?: number): void'), 'minor'],
  ['a new required parameter', f('a: string): void'), f('a: string, b: number): void'), 'major'],
  ['an answer with one more field', f('): { a: string }'), f('): { a: string; b: string }'), 'minor'],
  ['an answer that may be missing', f('): string'), f('): string | undefined'), 'major'],
  [
    'a field of a parameter that becomes required',
    f('a: { b?: string }): void'),
    f('a: { b: string }): void'),
    'major',
  ],
  ['other names of parameters', f('a: string): void'), f('text: string): void'), 'none'],
  [
    'a type that got a name',
    f('a: readonly { path: string }[]): void'),
    `${f('a: readonly Page[]): void')}\ntype Page = {\n    path: string;\n};`,
    'none',
  ],
  ['an alias in another order', t("'a' | 'b'"), t("'b' | 'a'"), 'none'],
  ['a list of words that grows', t("'a' | 'b'"), t("'a' | 'b' | 'c'"), 'minor'],
  ['a list of words that shrinks', t("'a' | 'b'"), t("'a'"), 'major'],
  ['a type with an optional field more', t('{ a: string }'), t('{ a: string; b?: string }'), 'minor'],
  ['a type with a required field more', t('{ a: string }'), t('{ a: string; b: string }'), 'major'],
  ['a type with a field less', t('{ a: string; b: string }'), t('{ a: string }'), 'major'],
  ['a type that becomes an interface', t('{\n    a: string;\n}'), 'export interface T {\n    a: string;\n}', 'none'],
  [
    'a table with one more row',
    'export declare const T: { readonly a: 1 };',
    'export declare const T: { readonly a: 1; readonly b: 2 };',
    'minor',
  ],
  ['another value', "export declare const T = 'a';", "export declare const T = 'b';", 'major'],
  // The checker compares parameters of methods both ways.
  [
    'a narrowed method',
    'export interface T {\n    a(b: string | number): void;\n}',
    'export interface T {\n    a(b: string): void;\n}',
    'major',
  ],
  [
    'a class',
    'export declare class T {\n    a: string;\n}',
    'export declare class T {\n    a: string;\n    b: string;\n}',
    'major',
  ],
  ['the same type of another package', f('a: Elsewhere<string>): void'), f('b: Elsewhere<string>): void'), 'none'],
  ['another type of another package', f('a: Elsewhere): void'), f('a: Other): void'), 'major'],
  ['a schema of the package', f('a: v.InferOutput<v.StringSchema<undefined>>): void'), f('a: string): void'), 'none'],
  [
    'a generic type with an optional field more',
    'export type T<A> = { a: A };',
    'export type T<A> = { a: A; b?: A };',
    'minor',
  ],
  [
    'a generic type with a required field more',
    'export type T<A> = { a: A };',
    'export type T<A> = { a: A; b: A };',
    'major',
  ],
  [
    'a generic type with another parameter',
    'export type T<A> = A[];',
    'export type T<A extends string> = A[];',
    'major',
  ],
  ['an optional method more', t('{\n    a: string;\n}'), t('{\n    a: string;\n    b?(c: string): void;\n}'), 'minor'],
  ['a type in the place of a value', t('string'), 'export declare const T: string;', undefined],
  ['what cannot be read', f('a: string): void'), f('a: ((): void'), 'major'],
]

describe('weighDeclarations', async () => {
  const changes = CASES.map(([what, before, after]) => ({
    key: `${what}#${/^export (?:declare )?\w+ (\w+)/.exec(before)[1]}`,
    before,
    after,
  }))
  const weights = await weighDeclarations(CONTRACT, changes)
  for (const [index, [what, , , weight]] of CASES.entries())
    it(`${weight} for ${what}`, () => assert.equal(weights.get(changes[index].key), weight))
})
