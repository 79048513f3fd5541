import type { RouteObject } from 'react-router-dom'
import { preloadPage } from './preload-page.ts'

function page() {
  const preload = jest.fn(async () => {})
  return { preload, Page: Object.assign(() => null, { preload }) }
}
const hub = page()
const vip = page()
const routes: RouteObject[] = [
  { index: true, element: <hub.Page /> },
  { path: 'vip/:level', element: <vip.Page /> },
  { path: 'plain', element: <p>plain</p> },
]

it('[SHELL-REM-29] runs the page of the path, and no other', async () => {
  await preloadPage({ routes }, '/mine', '/mine/vip/3')
  expect(vip.preload).toHaveBeenCalledTimes(1)
  expect(hub.preload).not.toHaveBeenCalled()
  await preloadPage({ routes }, '/mine', '/mine')
  expect(hub.preload).toHaveBeenCalledTimes(1)
})

it('[SHELL-REM-29] does nothing for pages of another make and for unknown paths', async () => {
  await expect(preloadPage({ routes }, '/mine', '/mine/plain')).resolves.toBeUndefined()
  await expect(preloadPage({ routes }, '/mine', '/mine/nothing')).resolves.toBeUndefined()
})
