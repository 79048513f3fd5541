import { aChatLine } from '@lantern/testing'
import { renderHook } from '@testing-library/react'
import { type RowActions, useRowActions } from './use-row-actions.ts'

const actions = (onMenu: RowActions['onMenu'], canReact = true): RowActions => ({
  onMenu,
  onJump: () => undefined,
  onLeave: () => undefined,
  ...(canReact && { onReact: () => undefined }),
})

it('[CHAT-26] rows keep the same functions, which run the latest actions, until the member may no longer react', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { result, rerender } = renderHook(useRowActions, { initialProps: actions(first) })
  const before = result.current
  rerender(actions(second))
  expect(result.current).toBe(before)
  result.current.onMenu(aChatLine({ seq: 1 }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender(actions(second, false))
  expect(result.current.onReact).toBeUndefined()
})
