import { overlapsOf } from './overlap.rules.ts'

const aRemote = (name: string, routePrefixes: string[], slots: string[] = []) => ({ name, routePrefixes, slots })

describe('overlapsOf', () => {
  it('[TEST-7] names each path and slot of another remote', () => {
    const others = [aRemote('games', ['/game'], ['home.rails']), aRemote('mine', ['/mine'], ['home.more'])]
    const own = aRemote('points', ['/mine/points', '/games'], ['home.rails', 'home.more'])
    expect(overlapsOf(own, others)).toEqual([
      'home.rails is filled by the remote games',
      '/mine is owned by the remote mine',
    ])
    expect(overlapsOf(aRemote('points', ['/points'], ['home.more']), others)).toEqual([])
  })
})
