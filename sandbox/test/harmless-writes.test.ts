import { defineEndpoint } from '@lantern/contract/endpoint'
import { emptySchema } from '@lantern/contract/fields'
import * as v from 'valibot'
import { problemsOf } from './harmless-writes.ts'

const NONE = { plain: {}, valued: {} }
const write = (request: v.GenericSchema) =>
  defineEndpoint({ method: 'POST', path: '/new', kind: 'write', access: 'member', request, response: emptySchema })
const byId = write(v.object({ id: v.string() }))
const nested = write(v.object({ of: v.array(v.union([v.object({ stake: v.string() }), v.string()])) }))

describe('problemsOf', () => {
  it('[SBX-SAFE-1] refuses a write that has an id only and neither plays nor a reason', () => {
    expect(problemsOf([byId], NONE)).toEqual(['/new has neither plays nor a reason why it is harmless'])
    expect(problemsOf([byId], { ...NONE, plain: { '/new': 'x' } })).toEqual([])
    expect(problemsOf([{ ...byId, plays: () => ({ kind: 'grant' }) }], NONE)).toEqual([])
  })

  it('[SBX-SAFE-1] refuses a nested value under a reason for writes without one', () => {
    expect(problemsOf([nested], { ...NONE, plain: { '/new': 'x' } })).toEqual([
      '/new is listed without a value and names of.stake',
    ])
    expect(problemsOf([nested], { ...NONE, valued: { '/new': 'x' } })).toEqual([])
  })

  it('[SBX-SAFE-1] refuses rows that are out of date', () => {
    const lists = { plain: { '/new': 'x' }, valued: { '/old': 'x' } }
    expect(problemsOf([{ ...byId, plays: () => null }], lists)).toEqual([
      '/new has plays and is listed as harmless',
      '/old is no write of a member',
    ])
    expect(problemsOf([byId], { ...NONE, valued: { '/new': 'x' } })).toEqual([
      '/new is listed with a value and names none',
    ])
  })
})
