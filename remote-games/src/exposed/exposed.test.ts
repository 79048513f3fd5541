import { CATEGORIES } from '@lantern/contract/games'
import { describeRemote } from '@lantern/testing/describe-remote'
import { matchRoutes } from 'react-router-dom'
import declaration from '../../remote.json' with { type: 'json' }
import { routes } from './routes.tsx'
import { slots } from './slots.tsx'

describeRemote('games', async () => ({ declaration, routes, slots }))

describe('routes', () => {
  it.each([
    '',
    ...CATEGORIES,
    'sport/results',
    'sport/match/m20513-00',
    'sport/im',
    'sport/ob',
    'sport/V188',
    'sport/fb',
    'gaming/ybdj',
    'gaming/imdj',
    'gaming/lhdj',
  ])('includes /game/%s', (path) => {
    const match = matchRoutes(routes, `/${path}`)?.at(-1)
    expect(match).toBeDefined()
  })

  it('[GAMES-47] nothing floats over sport prices', () => {
    const quiet = declaration.pages.filter((page) => 'quiet' in page && page.quiet).map(({ path }) => path)
    expect(quiet).toEqual(['/game/sport', '/game/sport/results', '/game/sport/match/:id'])
  })

  it('leaves unknown paths to the 404 of the shell', () => {
    expect(matchRoutes(routes, '/sport/evil')).toBeNull()
  })
})
