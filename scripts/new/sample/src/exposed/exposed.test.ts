import { describeRemote } from '@lantern/testing/describe-remote'
import declaration from '../../remote.json'

describeRemote('sample', async () => {
  const [{ routes }, { slots }] = await Promise.all([import('./routes.tsx'), import('./slots.tsx')])
  return { declaration, routes, slots }
})
