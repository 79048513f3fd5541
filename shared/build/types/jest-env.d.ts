// Under pnpm the matchers' types are found only when a file of the program imports them (toolchain, trap 22).
import '@testing-library/jest-dom'
