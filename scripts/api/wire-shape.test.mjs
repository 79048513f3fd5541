import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { judge } from './judge.mjs'
import { shapeOf } from './wire-shape.mjs'

// The contract's own valibot: the root has no dependencies.
const fromContract = createRequire(new URL('../../shared/contract/package.json', import.meta.url))
const v = await import(pathToFileURL(fromContract.resolve('valibot')).href)

const REQUEST = { orderNo: v.string(), state: v.optional(v.picklist([1, 2])) }
const ROW = v.object({ id: v.string(), note: v.optional(v.string()) })
const RESPONSE = { list: v.array(ROW), total: v.number() }

const endpoint = (request, response) => ({
  method: 'POST',
  path: '/site/api/v1/x',
  kind: 'read',
  access: 'member',
  request: v.object(request),
  response: v.object(response),
})
const BEFORE = { '.#x': shapeOf(endpoint(REQUEST, RESPONSE)) }
const weightOf = (request, response) => judge(BEFORE, { '.#x': shapeOf(endpoint(request, response)) }).weight

describe('the contract, judged by its schemas', () => {
  for (const [what, request, response, weight] of [
    ['no change', REQUEST, RESPONSE, 'none'],
    ['a removed field of an answer', REQUEST, { list: RESPONSE.list }, 'major'],
    ['a removed field of a row', REQUEST, { ...RESPONSE, list: v.array(v.object({ id: v.string() })) }, 'major'],
    ['a field of an answer that may be missing', REQUEST, { ...RESPONSE, total: v.optional(v.number()) }, 'major'],
    ['a field of an answer that may be null', REQUEST, { ...RESPONSE, total: v.nullable(v.number()) }, 'major'],
    ['a new field of an answer', REQUEST, { ...RESPONSE, page: v.number() }, 'minor'],
    ['a new required field of a request', { ...REQUEST, reason: v.string() }, RESPONSE, 'major'],
    ['a new optional field of a request', { ...REQUEST, reason: v.optional(v.string()) }, RESPONSE, 'minor'],
    ['a field of a request that becomes required', { ...REQUEST, state: v.picklist([1, 2]) }, RESPONSE, 'major'],
    ['a narrowed picklist of a request', { ...REQUEST, state: v.optional(v.picklist([1])) }, RESPONSE, 'major'],
    ['a widened picklist of a request', { ...REQUEST, state: v.optional(v.picklist([1, 2, 3])) }, RESPONSE, 'minor'],
    ['a string of a request narrowed to a list', { ...REQUEST, orderNo: v.picklist(['a']) }, RESPONSE, 'major'],
    ['another type of a request', { ...REQUEST, orderNo: v.number() }, RESPONSE, 'major'],
  ])
    it(`${weight} for ${what}`, () => assert.equal(weightOf(request, response), weight))
})

describe('the limits of a request', () => {
  const shape = (field) => ({ '.#x': shapeOf(endpoint({ a: field }, {})) })
  const weigh = (before, after) => judge(shape(before), shape(after)).weight
  const text = (...limits) => v.pipe(v.string(), ...limits)

  for (const [what, before, after, weight] of [
    ['no change', text(v.maxLength(9)), text(v.maxLength(9)), 'none'],
    ['a shorter text', text(v.maxLength(9)), text(v.maxLength(8)), 'major'],
    ['a longer text', text(v.maxLength(9)), text(v.maxLength(10)), 'minor'],
    ['a text with a least length', text(), text(v.minLength(1)), 'major'],
    ['a text without a least length', text(v.minLength(1)), text(), 'minor'],
    ['a lower least length', text(v.minLength(4)), text(v.minLength(2)), 'minor'],
    ['a higher least length', text(v.minLength(2)), text(v.minLength(4)), 'major'],
    ['a number of a smaller range', v.pipe(v.number(), v.maxValue(9)), v.pipe(v.number(), v.maxValue(8)), 'major'],
    ['a number that must be whole', v.number(), v.pipe(v.number(), v.integer()), 'major'],
    ['another pattern', text(v.regex(/^a/)), text(v.regex(/^b/)), 'major'],
    ['a pattern that became one of two', text(v.regex(/^\d{6}$/)), text(v.regex(/^(?:\d{6}|pk_[\w-]{22})$/)), 'minor'],
    ['a pattern with more after it', text(v.regex(/^a$/)), text(v.regex(/^(?:a|b)(?:c)$/)), 'major'],
    ['a pattern that loses its anchors', text(v.regex(/^a|b$/)), text(v.regex(/^(?:a|b|c)$/)), 'major'],
    ['a pattern with other flags', text(v.regex(/^a$/i)), text(v.regex(/^(?:a|b)$/)), 'major'],
    ['no pattern', text(v.regex(/^a/)), text(), 'minor'],
    ['a second pattern', text(v.regex(/^a/)), text(v.regex(/^a/), v.regex(/b$/)), 'major'],
    ['a check of its own', text(), text(v.check((a) => a !== 'x', 'not x')), 'major'],
    ['a limit inside an optional field', v.optional(text()), v.optional(text(v.length(4))), 'major'],
    ['a shorter list', v.array(v.string()), v.pipe(v.array(v.string()), v.maxLength(3)), 'major'],
    ['a limit of a row', v.array(v.string()), v.array(text(v.maxLength(3))), 'major'],
  ])
    it(`${weight} for ${what}`, () => assert.equal(weigh(before, after), weight))

  it('of a new field came with it', () => {
    const before = { '.#x': shapeOf(endpoint({}, {})) }
    assert.equal(judge(before, shape(v.optional(text(v.maxLength(3))))).weight, 'minor')
  })

  it('are not those of answers, which are read leniently', () => {
    const answer = (field) => ({ '.#x': shapeOf(endpoint({}, { a: field })) })
    assert.equal(judge(answer(text()), answer(text(v.maxLength(3)))).weight, 'none')
  })
})

describe('the options of a variant', () => {
  const option = (tag) => v.object({ kind: v.literal(tag), [tag]: v.string() })
  const shape = (...tags) => ({ '.#x': shapeOf(v.variant('kind', tags.map(option))) })

  it('are known by their tags, not by their places', () => {
    assert.equal(judge(shape('a', 'b'), shape('b', 'a')).weight, 'none')
    assert.equal(judge(shape('a', 'b'), shape('c', 'a', 'b')).weight, 'minor')
    assert.equal(judge(shape('a', 'b'), shape('b')).weight, 'major')
  })
})
