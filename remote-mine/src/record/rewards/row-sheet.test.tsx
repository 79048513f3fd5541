import { walletOverview } from '@lantern/contract/wallet'
import { aWallet, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { RowSheet } from './row-sheet.tsx'

const rows = ['-18.80', '-20.00'].map((amount, index) => ({
  id: `E${index}`,
  title: '送出 · 手气红包',
  amount,
  bizNo: '',
  facts: [{ label: '单号', value: `E${index}` }],
}))

function List() {
  const [opened, setOpened] = useState<(typeof rows)[number] | null>(null)
  return (
    <>
      {rows.map((row) => (
        <button key={row.id} type="button" onClick={() => setOpened(row)}>
          {row.id}
        </button>
      ))}
      <RowSheet row={opened} onClose={() => setOpened(null)} />
    </>
  )
}

it('[MINE-19] keeps the shown row while the sheet closes, also if another row has the same title', async () => {
  fakeApi().on(walletOverview, aWallet())
  const { user } = renderWithPlatform(<List />)
  await user.click(screen.getByRole('button', { name: 'E0' }))
  await screen.findByText('18', { exact: false })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'E1' }))
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(sheet).toHaveTextContent('20'))
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(sheet.textContent ?? ''))
  watch.observe(sheet, { subtree: true, childList: true, characterData: true })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  watch.disconnect()
  expect(seen.filter((text) => text.includes('18'))).toEqual([])
})
