import assert from 'node:assert/strict'
import { test } from 'node:test'
import { treemap } from './treemap.mjs'

test('fills the room with areas in proportion, none over another', () => {
  const room = { x: 0, y: 0, width: 200, height: 100 }
  const placed = treemap(
    [6, 6, 4, 3, 2, 2, 1].map((size, name) => ({ name, size })),
    room,
  )
  assert.equal(placed.length, 7)
  for (const { size, width, height } of placed) assert.ok(Math.abs(width * height - (size / 24) * 20_000) < 1e-6)
  for (const one of placed) {
    assert.ok(one.x >= 0 && one.y >= 0 && one.x + one.width <= 200 + 1e-9 && one.y + one.height <= 100 + 1e-9)
    for (const other of placed) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
      assert.ok(one === other || across < 1e-6 || down < 1e-6)
    }
  }
})
