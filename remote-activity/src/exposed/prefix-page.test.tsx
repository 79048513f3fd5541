import { agentStatus } from '@lantern/contract/agent'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { PrefixPage } from './prefix-page.tsx'

const open = (route: string) =>
  renderWithPlatform(
    <Suspense>
      <PrefixPage />
    </Suspense>,
    { route, locale: 'en', member: null },
  )

describe('PrefixPage', () => {
  it('[ACT-12] redirects from /activity to the offers', async () => {
    const { location } = open('/activity')
    await waitFor(() => expect(location()).toBe('/activity/discount'))
  })

  it('[ACT-12] is the partners programme at /agent', async () => {
    fakeApi().on(agentStatus, { tiers: [], my: null })
    const { location } = open('/agent')
    expect(await screen.findByRole('heading', { level: 1, name: 'Agent programme' })).toBeVisible()
    expect(location()).toBe('/agent')
  })
})
