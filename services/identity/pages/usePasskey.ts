import { hashOf } from '../../../plain-pages/hashOf';
import { html, Html } from '../../../plain-pages/html';

/** Asks the browser for a passkey, or to make one, and sends the answer; without it nothing of a passkey is shown. */
const USE_PASSKEY = `
const form=document.getElementById('passkey'),problem=document.getElementById('passkey-problem');
const keys=window.PublicKeyCredential;
if(keys?.parseRequestOptionsFromJSON){
form.hidden=false;
form.addEventListener('submit',async(event)=>{
event.preventDefault();
problem.textContent='';
try{
const asked=JSON.parse(form.dataset.options);
const credential=form.dataset.use==='create'
?await navigator.credentials.create({publicKey:keys.parseCreationOptionsFromJSON(asked)})
:await navigator.credentials.get({publicKey:keys.parseRequestOptionsFromJSON(asked)});
form.elements.answer.value=JSON.stringify(credential);
form.submit();
}catch(error){
problem.textContent=error.name==='InvalidStateError'?form.dataset.known:form.dataset.none;
}
});
}
`;

export const USE_PASSKEY_HASH = hashOf(USE_PASSKEY);

/** A form that is sent with what a passkey answered. */
export interface PasskeyForm {
  action: string;
  use: 'create' | 'get';
  /** JSON, as WebAuthn has it. */
  options: string;
  /** Opens the challenge that is in them. */
  token: string;
}

/** The form, and the script that shows it. */
export const passkeyForm = ({ action, use, options, token }: PasskeyForm, content: Html): Html =>
  html`<form
      id="passkey"
      method="post"
      action="${action}"
      data-use="${use}"
      data-options="${options}"
      data-none="No passkey was used. Try again, or choose another way."
      data-known="This device already has a passkey for your account."
      hidden
    >
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="answer" value="" />
      ${content}
      <p class="field-error" id="passkey-problem" role="alert"></p>
    </form>
    ${new Html(`<script>${USE_PASSKEY}</script>`)}`;
