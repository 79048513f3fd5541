import { useOpenPageTitle } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { PageFrame } from './page-frame.tsx'

function Visit() {
  const [title, setTitle] = useState<string | null>('Order 7')
  return (
    <>
      <output>{useOpenPageTitle()}</output>
      <button type="button" onClick={() => setTitle('Order 8')}>
        next
      </button>
      <button type="button" onClick={() => setTitle(null)}>
        leave
      </button>
      {title !== null && (
        <PageFrame title={title} parent="/">
          {null}
        </PageFrame>
      )}
    </>
  )
}

describe('PageFrame', () => {
  it('[PAGE-13] sets the title of the tab while it is open', async () => {
    const { user } = renderWithPlatform(<Visit />)
    expect(screen.getByRole('status')).toHaveTextContent('Order 7')
    await user.click(screen.getByRole('button', { name: 'next' }))
    expect(screen.getByRole('status')).toHaveTextContent('Order 8')
    await user.click(screen.getByRole('button', { name: 'leave' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
