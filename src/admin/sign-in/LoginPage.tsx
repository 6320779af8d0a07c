import { DoorCard } from './DoorCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './texts.ts';

/** The login (Spec §2, §5, §8). */
export const LoginPage = () => (
  <DoorCard title={loginTexts.title} subtitle={loginTexts.subtitle}>
    <LoginForm />
  </DoorCard>
);
