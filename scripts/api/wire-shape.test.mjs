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
