import type { MaintenanceWindow } from '@lantern/contract/federation'
import { useDraftFields } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import * as v from 'valibot'
import type { Loader, LoaderView } from '../loading/remote-loading.runner.ts'
import { noRemotes } from '../remotes/no-remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { RemoteRoutes } from './remote-routes.tsx'

const draftSchema = v.object({ amount: v.string() })

function TransferForm() {
  const [{ amount }, change] = useDraftFields('transfer', draftSchema, { amount: '' })
  return <input aria-label="amount" value={amount} onChange={(event) => change({ amount: event.target.value })} />
}

const HERE: LoaderView = {
  kind: 'here',
  module: { routes: [{ path: 'transfer', element: <TransferForm /> }] },
  version: '1.0.0',
  key: '1.0.0',
  fellBack: false,
}
const nothing = () => undefined
const LOADER: Loader = {
  view: () => HERE,
  subscribe: () => nothing,
  ask: nothing,
  warm: nothing,
  refresh: nothing,
  versionInUse: () => '1.0.0',
  painted: nothing,
  suspended: nothing,
  threw: nothing,
}

function open() {
  const heard = new Set<() => void>()
  let window: MaintenanceWindow | null = null
  const remotes = {
    ...noRemotes,
    loader: () => LOADER,
    prefixOf: () => '/mine',
    maintenanceOf: () => window,
    onMaintenance: (listener: () => void) => {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
  }
  const rendered = renderWithPlatform(
    <RemotesProvider value={remotes}>
      <RemoteRoutes name="mine" Closed={() => <h1>维护中</h1>} notFound={null} />
    </RemotesProvider>,
    { route: '/mine/transfer' },
  )
  const setWindow = (next: MaintenanceWindow | null) =>
    act(() => {
      window = next
      for (const listener of heard) listener()
    })
  return { ...rendered, setWindow }
}

// jsdom does not keep performance marks.
beforeAll(() => Object.assign(performance, { mark: jest.fn() }))

describe('RemoteRoutes', () => {
  it('[SHELL-STAT-14] restores form input when a remote that was closed while its page was open opens again', async () => {
    const { setWindow, user } = open()
    await user.type(await screen.findByLabelText('amount'), '123')
    await setWindow({ from: 0, to: Date.now() + 60_000 })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByLabelText('amount')).toBeNull()
    await setWindow(null)
    expect(await screen.findByLabelText('amount')).toHaveValue('123')
  })
})
