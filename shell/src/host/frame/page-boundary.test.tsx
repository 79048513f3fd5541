import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { PageBoundary } from './page-boundary.tsx'

let isBroken = true
function Page() {
  if (isBroken) throw new TypeError('balance is undefined at wallet.tsx:7')
  return <p>内容</p>
}

describe('PageBoundary', () => {
  let quiet: jest.SpyInstance
  beforeEach(() => {
    isBroken = true
    // React logs every error that a boundary catches.
    quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => quiet.mockRestore())

  it.each([
    ['zh-CN', '页面开小差了', '返回首页', '联系客服'],
    ['en', 'Something went wrong', 'Home', 'Support'],
  ] as const)(
    '[SHELL-ERR-11] in %s shows an error message, a code and ways out, never a stack',
    (locale, title, home, support) => {
      const { container } = renderWithPlatform(
        <PageBoundary>
          <Page />
        </PageBoundary>,
        { locale },
      )
      expect(screen.getByRole('alert')).toHaveTextContent(title)
      expect(container).toHaveTextContent(/[A-Z2-9]{7}/)
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/')
      expect(screen.getByRole('link', { name: support })).toHaveAttribute('href', '/customer/main')
      expect(container).not.toHaveTextContent(/TypeError|wallet\.tsx|undefined/)
    },
  )

  it('[SHELL-ERR-11] renders the page again on retry', async () => {
    const { user } = renderWithPlatform(
      <PageBoundary>
        <Page />
      </PageBoundary>,
    )
    isBroken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByText('内容')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
