import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuseEmptyRows } from './rows.mjs'
import { summarize } from './summary.mjs'

const rounds = (key, ...values) => values.map((value) => ({ [key]: value }))
const row = (samples, key) => summarize(samples).find((one) => one.key === key)

test('gives median and spread of the rounds', () => {
  const { figures } = row({ deployed: rounds('fcp', 900, 700, 800), limit: rounds('fcp', 700, 800) }, 'fcp')
  assert.deepEqual(figures.deployed, { median: 800, least: 700, most: 900, count: 3 })
  assert.equal(figures.limit.median, 750)
})

test('judges a ratio by its limit, and "less than" where the factor is 1', () => {
  const judge = (ours) =>
    row({ deployed: rounds('ready', ours), plain: rounds('ready', 2_000), limit: rounds('ready', 1_960) }, 'ready')
      .goals
  assert.deepEqual(
    [1_999, 2_000, 2_100].map((ours) => judge(ours).map(({ holds }) => holds)),
    [
      [true, true],
      [true, false],
      [false, false],
    ],
  )
})

test('judges a fixed bound, and nothing that another form lacks', () => {
  assert.deepEqual(
    row({ deployed: rounds('inp', 104) }, 'inp').goals.map(({ holds }) => holds),
    [false],
  )
  assert.deepEqual(row({ deployed: rounds('fcp', 800) }, 'fcp').goals, [])
})

test('refuses a figure that was not measured, and accepts a shift of nothing', () => {
  refuseEmptyRows({ deployed: rounds('cls', 0) })
  assert.throws(() => refuseEmptyRows({ deployed: rounds('fcp', 0) }), /first contentful paint of deployed/)
})
