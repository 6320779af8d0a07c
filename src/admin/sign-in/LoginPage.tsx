import { Link } from 'wouter';
import { RESET_PATH } from '#domain/people/token-links.ts';
import { DoorCard } from './DoorCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './texts.ts';

/** The login (Spec §2, §5, §8). */
export const LoginPage = () => (
  <DoorCard title={loginTexts.title} subtitle={loginTexts.subtitle}>
    <LoginForm />
    <p>
      <Link href={RESET_PATH}>{loginTexts.forgottenLink}</Link>
    </p>
  </DoorCard>
);
