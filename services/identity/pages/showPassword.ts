import { hashOf } from '../../../plain-pages/hashOf';
import { Html } from '../../../plain-pages/html';

/** Lets who has script look at the password; without script the box isn't there. */
const SHOW_PASSWORD = `
const box=document.getElementById('show'),field=document.getElementById('password');
box.parentElement.hidden=false;
box.addEventListener('change',()=>{field.type=box.checked?'text':'password'});
field.form.addEventListener('submit',()=>{field.type='password'});
`;

export const SHOW_PASSWORD_HASH = hashOf(SHOW_PASSWORD);
export const showPassword = new Html(`<script>${SHOW_PASSWORD}</script>`);
